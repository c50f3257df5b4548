import { Agenda } from 'agenda';
import { MongoBackend } from '@agendajs/mongo-backend';

const [uri] = process.argv.slice(2);
const agenda = new Agenda({
  backend: new MongoBackend({ address: `${uri}&appName=agenda` }),
  processEvery: 100,
});
let ran = 0;
const done = new Promise((resolve) => {
  agenda.define('count', () => {
    ran += 1;
    if (ran === 3) resolve();
  });
});
await agenda.start();
await agenda.now('count', { from: 'now' });
await agenda.schedule(new Date(Date.now() + 200), 'count', { from: 'schedule' });
await agenda.every('1 second', 'count');
await done;
await agenda.stop();
process.exit(0);
