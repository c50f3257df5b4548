import { databaseUri } from './announce.ts';
import { serveBare } from './bare-server.ts';
import { connectReads } from './reads.ts';

/** The same, reading as our server does. */
serveBare(await connectReads(databaseUri(), 'command'));
