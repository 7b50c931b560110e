/*
 * Loaded before a program (`NODE_OPTIONS=--require=…`): folders list their files in another order, as they do on other
 * file systems.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const shuffled = (entries) =>
  entries
    .map((entry, index) => [(index * 7) % 11, entry])
    .sort(([a], [b]) => b - a)
    .map(([, entry]) => entry);

const { readdirSync, readdir } = fs;
const listed = fs.promises.readdir;
fs.readdirSync = (...args) => shuffled(readdirSync(...args));
fs.promises.readdir = async (...args) => shuffled(await listed(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, entries) => done(error, entries && shuffled(entries)));
};
syncBuiltinESMExports();
