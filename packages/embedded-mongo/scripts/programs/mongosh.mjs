import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

const [uri] = process.argv.slice(2);
const lines = [
  'db.shell.insertMany([{ _id: 1, name: "Ana" }, { _id: 2, name: "ana" }]);',
  'db.shell.createIndex({ name: 1 }, { collation: { locale: "en", strength: 2 } });',
  'db.createView("shown", "shell", [{ $match: { _id: 2 } }]);',
  'db.createCollection("log", { capped: true, size: 4096 });',
  'const same = db.shell.find({ name: "ANA" }).collation({ locale: "en", strength: 2 }).count();',
  'const names = db.getCollectionNames().sort().join();',
  'const session = db.getMongo().startSession(); session.startTransaction();',
  'session.getDatabase(db.getName()).shell.updateOne({ _id: 1 }, { $set: { seen: true } });',
  'session.commitTransaction();',
  'const told = [db.stats().db, db.shell.stats().count, db.shell.validate().valid, db.currentOp().ok,',
  '  db.serverStatus().ok, rs.status().ok, rs.conf()._id, db.version(), db.hello().isWritablePrimary,',
  '  db.shell.getIndexes().length, db.log.isCapped(), db.getProfilingStatus().was, db.shown.countDocuments(),',
  '  db.adminCommand("connPoolStats").ok, db.adminCommand("top").ok, db.getUsers().ok, db.hostInfo().ok,',
  '  db.shell.find({ _id: 1 }).explain("executionStats").ok, db.shell.dataSize() > 0, db.shell.latencyStats === undefined];',
  'print(JSON.stringify({ same, names, told }));',
];
const output = execFileSync(
  process.execPath,
  [
    'node_modules/mongosh/bin/mongosh.js',
    uri.replace('/?', '/shell?'),
    '--quiet',
    '--norc',
    '--eval',
    lines.join('\n'),
  ],
  { encoding: 'utf8' },
);
const line = output.split('\n').find((each) => each.startsWith('{"same"'));
assert.ok(line, output);
const { same, names, told } = JSON.parse(line);
assert.equal(same, 2);
assert.equal(names, 'log,shell,shown');
assert.deepEqual(told.slice(0, 4), ['shell', 2, true, 1]);
assert.ok(
  told.every((each) => each !== undefined && each !== null),
  JSON.stringify(told),
);
