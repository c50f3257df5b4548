import { databaseUri } from './announce.ts';
import { serveBare } from './bare-server.ts';
import { connectReads } from './reads.ts';

serveBare(await connectReads(databaseUri()));
