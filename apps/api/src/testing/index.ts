export { type BusinessRecord } from '../modules/businesses/index.ts';
export { type ProductRecord } from '../modules/listings/index.ts';
export { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
export { seedDemo } from '../seed/seed-demo.ts';
export * from './factories.ts';
export * from './world.ts';
