export { type TestCardName, testCards } from './cards.ts';
export type { Faults } from './faults.ts';
export {
  type BillingSandbox,
  type BillingSandboxOptions,
  startBillingSandbox,
} from './server.ts';
