import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, type PostgresPrograms, postgresAdvice } from './find-postgres.ts';
import { findProgram } from './find-program.ts';
import { findFreePort } from './free-port.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
const REMOVE_TIMEOUT_MS = 10_000;
const REMOVE_PAUSE_MS = 50;

export interface PostgresCluster {
  /** Connection string of the superuser on the database `postgres`. */
  readonly url: string;
  readonly version: string;
  /** Folder with its data; gone after `stop()` unless it was to be kept. */
  readonly directory: string;
  /** Process id of the server, for tests that kill it. */
  readonly pid: number;
  /** Ends every connection and starts the server again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** The server refuses to run as root: then it runs as the user `postgres`, else as `nobody`. */
function clusterOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const read = (flag: string): number =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: read('-u'), gid: read('-g') };
    } catch {
      // no such user here, try the next
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

function initialise(programs: PostgresPrograms, directory: string, owner: Owner): string {
  const data = join(directory, 'data');
  if (existsSync(data)) return data;
  const initdb = (locale: string): void => {
    execFileSync(
      join(programs.binDir, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
      { ...owner, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  };
  try {
    initdb('C.UTF-8');
  } catch {
    rmSync(data, { recursive: true, force: true });
    initdb('C'); // systems without C.UTF-8, such as older macOS
  }
  return data;
}

/**
 * Nothing has to outlive the machine. What the server would do by itself at its own time changes plans, and with them
 * what no order was asked for, in the middle of a test.
 */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
} as const;

function serverArguments(
  directory: string,
  data: string,
  port: number,
  { durable, settings: wanted }: ClusterOptions,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: directory,
    max_connections: '100',
    timezone: 'UTC',
    lc_messages: 'C',
    ...(durable === true ? {} : THROW_AWAY),
    ...wanted,
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Waits on the server's own line; rejects with its log when it ends first or says nothing for too long. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time:\n${log}`)),
      START_TIMEOUT_MS,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString();
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended at its start:\n${log}`));
    });
  });
}

/** On Linux the kernel ends the server with its parent, even when that one is killed outright. */
function launch(file: string, args: readonly string[], directory: string, owner: Owner): ChildProcess {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  const [program, ...rest] = setpriv ? [setpriv, '--pdeathsig', 'QUIT', file, ...args] : [file, ...args];
  return spawn(program ?? file, rest, { ...owner, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] });
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGINT'); // fast shutdown: open connections are dropped
  });
}

/** A server that is ending still writes, and Node's own retries give up without a word: until the folder is gone. */
function removeFolder(directory: string): void {
  const limit = Date.now() + REMOVE_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    if (!existsSync(directory) || Date.now() > limit) return;
    // It runs also while the process exits, where nothing can be awaited.
    Atomics.wait(pause, 0, 0, REMOVE_PAUSE_MS);
  }
}

export interface ClusterOptions {
  /** Keeps fsync on, for tests that pull the plug. */
  readonly durable?: boolean;
  /** Folder whose data outlives the process: used again where it holds some. */
  readonly keepIn?: string;
  /** Settings of the server beside those of every cluster, as `postgresql.conf` names them. */
  readonly settings?: Readonly<Record<string, string>>;
}

function openFolder(keepIn: string | undefined): string {
  if (keepIn === undefined) return mkdtempSync(join(tmpdir(), 'marco-pg-'));
  mkdirSync(keepIn, { recursive: true });
  return keepIn;
}

/**
 * Starts an empty PostgreSQL of its own in a temporary folder, on 127.0.0.1 and a free port. It stops and its
 * folder is removed by `stop()` and when this process exits; a folder that is kept stays.
 */
export async function startPostgresCluster(options: ClusterOptions = {}): Promise<PostgresCluster> {
  const programs = findPostgres();
  if (!programs) throw new Error(`No PostgreSQL server was found. ${postgresAdvice}`);
  const owner = clusterOwner();
  const directory = openFolder(options.keepIn);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const remove = (): void => {
    if (options.keepIn === undefined) removeFolder(directory);
  };
  let server: ChildProcess | undefined;
  const abandon = (): void => {
    server?.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  try {
    const data = initialise(programs, directory, owner);
    for (let attempt = 1; ; attempt++) {
      const port = await findFreePort();
      const args = serverArguments(directory, data, port, options);
      const begin = (): ChildProcess => {
        server = launch(join(programs.binDir, 'postgres'), args, directory, owner);
        return server;
      };
      server = begin();
      try {
        await untilReady(server);
      } catch (error) {
        await end(server);
        if (attempt < ATTEMPTS) continue; // somebody else may have taken the port meanwhile
        throw error;
      }
      return describe({ server, begin, port, version: programs.version, directory }, () => {
        process.off('exit', abandon);
        remove();
      });
    }
  } catch (error) {
    process.off('exit', abandon);
    remove();
    throw error;
  }
}

interface RunningServer {
  readonly server: ChildProcess;
  /** Starts it again once it ended. */
  readonly begin: () => ChildProcess;
  readonly port: number;
  readonly version: string;
  readonly directory: string;
}

function describe(
  { server, begin, port, version, directory }: RunningServer,
  clean: () => void,
): PostgresCluster {
  let running = server;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version,
    directory,
    pid: server.pid ?? 0,
    async restart() {
      await end(running);
      running = begin();
      await untilReady(running);
    },
    async stop() {
      await end(running);
      clean();
    },
  };
}
