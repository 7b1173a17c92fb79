/**
 * Ends this process when the bootstrap that started it is gone, even when that one was killed outright and could
 * pass nothing on: its end of the IPC channel closes. Imported for its effect by every command.
 */
const GRACE_MS = 10_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
