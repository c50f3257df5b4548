import { testRecounts } from './forum-recount-test-kit.ts';

testRecounts(3, 240_000);
