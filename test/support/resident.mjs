/*
 * A docsgen that stays: it runs one command after the other in one process, which a command of its own takes too long
 * to start for. Asked by messages `{ lib, args, cwd, env }`, `lib` the URL of the folder with the compiled program.
 */
process.env.NODE_ENV = 'production';

process.on('message', async ({ lib, args, cwd, env }) => {
  const { runProgram } = await import(`${lib}/cli/run-program.js`);
  const { services } = await import(`${lib}/node/services.js`);
  const said = { stdout: '', stderr: '' };
  const stream = (name) => ({
    write: (text) => {
      said[name] += text;
    },
  });
  const world = {
    cwd,
    env,
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    onInterrupt: () => {},
    untilInterrupted: () => new Promise(() => {}),
  };
  const exitCode = await runProgram(args, world, services);
  process.send({ exitCode, ...said });
});
process.on('disconnect', () => process.exit());
