import {
  acceptToken,
  refuseToken,
  type StubRecaptcha,
  type StubVerdict,
  sendVerdict,
  startStubRecaptcha,
  withholdVerdict,
} from '@marco/test-kit/stub-recaptcha';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecaptcha, type Recaptcha, type RecaptchaOptions } from './recaptcha.ts';

const SECRET = 'secreto-de-la-instalacion';
const TOKEN = 'ficha_de-una.persona';
/** No answer of the stub takes this long, also on a busy machine. */
const LONG_MS = 15_000;

let stub: StubRecaptcha;
let logged: { level: string; line: unknown }[];

beforeAll(async () => {
  stub = await startStubRecaptcha();
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.answerWith(acceptToken());
  logged = [];
});

const log = {
  info: (line: unknown) => void logged.push({ level: 'info', line }),
  error: (line: unknown) => void logged.push({ level: 'error', line }),
};

function create(change: Partial<RecaptchaOptions> = {}): Recaptcha {
  return createRecaptcha({
    key: 'clave',
    secret: SECRET,
    url: stub.url,
    minimumScore: 0.5,
    hostname: 'marco.example',
    limitMs: LONG_MS,
    ...change,
  });
}

function verify(answer: StubVerdict, change: Partial<RecaptchaOptions> = {}, token: unknown = TOKEN) {
  stub.answerWith(answer);
  return create(change).verify(token, 'registrar', log);
}

describe('verdict of reCAPTCHA', () => {
  it('is asked with secret and token in the body, once, and with nothing of the person', async () => {
    expect(await verify(acceptToken())).toBe('accepted');
    expect(stub.asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: SECRET, response: TOKEN }]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['everything as expected', { score: 0.9, action: 'registrar', hostname: 'marco.example' }],
    ['the least score', { score: 0.5 }],
    ['no score, action or host at all', {}],
  ])('%s: accepted', async (_name, said) => {
    expect(await verify(acceptToken(said))).toBe('accepted');
  });

  it.each([
    ['a token that was used or is old', refuseToken('timeout-or-duplicate')],
    ['an invented token', refuseToken('invalid-input-response')],
    ['the token of another form', acceptToken({ action: 'restablecer_contrasena' })],
    ['the token of another site', acceptToken({ hostname: 'malo.example' })],
    ['a low score', acceptToken({ score: 0.49 })],
  ])('%s: refused', async (_name, answer) => {
    expect(await verify(answer)).toBe('refused');
    expect(logged.map(({ level }) => level)).toEqual(['info']);
  });

  it('the least score is a setting', async () => {
    expect(await verify(acceptToken({ score: 0.49 }), { minimumScore: 0.3 })).toBe('accepted');
    expect(await verify(acceptToken({ score: 0.9 }), { minimumScore: 0.95 })).toBe('refused');
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['two of them', ['a', 'b']],
    ['one that is too long', 'a'.repeat(4097)],
    ['one with an address in it', 'http://169.254.169.254/latest'],
    ['one with a second field in it', 'a&secret=otro'],
    ['one with a line break', 'a\r\nb'],
  ])('%s is no token: refused without asking the service', async (_name, token) => {
    expect(await verify(acceptToken(), {}, token)).toBe('missing');
    expect(stub.asked).toEqual([]);
  });

  it('the longest token is asked', async () => {
    expect(await verify(acceptToken(), {}, 'a'.repeat(4096))).toBe('accepted');
  });
});

describe('no verdict', () => {
  it.each<[string, StubVerdict, string]>([
    ['a failure of the service', sendVerdict({ success: true }, 500), 'status'],
    ['a page of a proxy', sendVerdict('<html>', 200), 'unreadable'],
    ['another document', sendVerdict({ ok: true }), 'unreadable'],
    ['a success in words', sendVerdict({ success: 'true' }), 'unreadable'],
    ['a score that is none', acceptToken({ score: 7 }), 'unreadable'],
    ['more than a verdict', acceptToken({ more: 'a'.repeat(20_000) }), 'too-large'],
    [
      'another address',
      (response) => void response.writeHead(307, { location: '/otra' }).end(),
      'no-connection',
    ],
    ['a broken connection', (response) => void response.destroy(), 'no-connection'],
  ])('%s is asked once and counts as unavailable', async (_name, answer, reason) => {
    expect(await verify(answer)).toBe('unavailable');
    expect(stub.asked).toHaveLength(1);
    expect(logged).toEqual([{ level: 'error', line: { reason } }]);
  });

  it('a service that does not answer in time', async () => {
    expect(await verify(withholdVerdict, { limitMs: 100 })).toBe('unavailable');
    expect(logged).toEqual([{ level: 'error', line: { reason: 'timeout' } }]);
  });

  it('a service that stops halfway', async () => {
    const answer: StubVerdict = (response) => void response.writeHead(200).write('{"success":');
    expect(await verify(answer, { limitMs: 100 })).toBe('unavailable');
  });

  it('an address where nobody listens', async () => {
    const gone = await startStubRecaptcha();
    await gone.stop();
    expect(await create({ url: gone.url }).verify(TOKEN, 'registrar', log)).toBe('unavailable');
  });

  it('a wrong secret is a fault of the installation, not of the person, and the operator is told', async () => {
    expect(await verify(refuseToken('invalid-input-secret'))).toBe('unavailable');
    expect(logged).toEqual([{ level: 'error', line: { codes: ['invalid-input-secret'] } }]);
  });

  it('neither secret nor token is written to the log', async () => {
    for (const answer of [refuseToken('invalid-input-secret'), refuseToken('x'), sendVerdict('', 500)])
      await verify(answer);
    expect(logged).toHaveLength(3);
    expect(JSON.stringify(logged)).not.toMatch(/secreto-de|ficha_de/);
  });
});

describe('addresses of reCAPTCHA', () => {
  it('the script lies beside the verification, and the browser may reach that folder and what Google adds', () => {
    const { script, sources } = create({ url: 'https://www.google.com/recaptcha/api/siteverify' });
    expect(script).toBe('https://www.google.com/recaptcha/api.js');
    expect(sources).toEqual({
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
    });
  });

  it('another service gets its own folder and nothing of Google', () => {
    const { script, sources } = create({ url: 'https://humanos.example/recaptcha/api/siteverify' });
    expect(script).toBe('https://humanos.example/recaptcha/api.js');
    const folder = ['https://humanos.example/recaptcha/'];
    expect(sources).toEqual({ script: folder, frame: folder, connect: folder });
  });
});
