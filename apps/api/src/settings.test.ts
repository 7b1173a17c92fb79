import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

describe('settings', () => {
  it('have the specified defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      production: false,
      demoData: true,
      oidc: { issuer: undefined, clientId: 'marco-interoperabilidad', flow: 'implicit', acr: ['2'] },
      loginAttemptDelayMs: 5000,
      recaptcha: null,
    });
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'production' }],
    ['a database server', { DATABASE_URL: 'postgres://localhost/marco' }],
    ['an address outside this machine, shown by a proxy', { PUBLIC_URL: 'https://marco.example' }],
    ['a network address', { HOST: '0.0.0.0', PUBLIC_URL: 'https://marco.example' }],
  ])('%s means production: demo data is off unless asked for', (_name, environment) => {
    expect(readSettings(environment)).toMatchObject({ production: true, demoData: false });
    expect(readSettings({ ...environment, DEMO_DATA: 'on' })).toMatchObject({
      production: true,
      demoData: true,
    });
  });

  it.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', DEMO_DATA: 'on' }, false],
    [{ NODE_ENV: 'production', SECOND_FACTOR: 'off' }, false],
    [{ SECOND_FACTOR: 'required' }, true],
    [{ NODE_ENV: 'production', DEMO_DATA: 'on', SECOND_FACTOR: 'required' }, true],
  ])('%j: the second factor is required %s', (environment, secondFactor) => {
    expect(readSettings(environment).secondFactor).toBe(secondFactor);
  });

  it('keep files on the disk without an object store, and in its bucket with the whole of its address', () => {
    const whole = {
      S3_ENDPOINT: 'https://almacen.example',
      S3_BUCKET: 'marco',
      S3_ACCESS_KEY: 'llave',
      S3_SECRET_KEY: 'secreto',
    };
    expect(readSettings({}).s3).toBeNull();
    expect(readSettings(whole).s3).toEqual({
      endpoint: 'https://almacen.example',
      region: 'us-east-1',
      bucket: 'marco',
      accessKey: 'llave',
      secretKey: 'secreto',
    });
    for (const missing of Object.keys(whole))
      expect(() => readSettings({ ...whole, [missing]: '' })).toThrow(/van juntos/);
  });

  it.each([
    ['PORT', { PORT: 'ochenta' }],
    ['PORT', { PORT: '70000' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'siempre' }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://dueno@localhost/marco' }],
    ['OIDC_FLOW', { OIDC_FLOW: 'password' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'no es una dirección' }],
    ['DEMO_DATA', { DEMO_DATA: 'si' }],
    ['SECOND_FACTOR', { SECOND_FACTOR: 'on' }],
    ['RUES_URL', { RUES_URL: 'el registro' }],
    ['SMTP_URL', { SMTP_URL: 'https://correo.example' }],
    ['SNIES_URL', { SNIES_URL: 'snies.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://marco.example' }],
    ['RECAPTCHA_URL', { RECAPTCHA_URL: 'el servicio' }],
    ['RECAPTCHA_MINIMUM_SCORE', { RECAPTCHA_MINIMUM_SCORE: '7' }],
    ['RECAPTCHA_MINIMUM_SCORE', { RECAPTCHA_MINIMUM_SCORE: 'alto' }],
  ])('a wrong %s stops the start and is named', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('[LAND-03] the login-attempt delay is a setting, 5000 ms by default', () => {
    expect(readSettings({}).loginAttemptDelayMs).toBe(5000);
    expect(readSettings({ LOGIN_ATTEMPT_DELAY_MS: '750' }).loginAttemptDelayMs).toBe(750);
  });

  it('[ROUTE-10] the flow is implicit unless OIDC_FLOW says code', () => {
    expect(readSettings({}).oidc.flow).toBe('implicit');
    expect(readSettings({ OIDC_FLOW: 'code' }).oidc.flow).toBe('code');
  });

  it('[LOGIN-02] the accepted acr is a setting, 2 by default', () => {
    expect(readSettings({}).oidc.acr).toEqual(['2']);
    expect(readSettings({ OIDC_ACR: '3' }).oidc.acr).toEqual(['3']);
  });

  it('[CONF-02] reCAPTCHA has no key by default', () => {
    expect(readSettings({}).recaptcha).toBeNull();
    expect(readSettings({ RECAPTCHA_KEY: '', RECAPTCHA_SECRET: '' }).recaptcha).toBeNull();
  });

  it('F5: a key of reCAPTCHA needs its secret, and the other way round; the reason names what is missing', () => {
    expect(() => readSettings({ RECAPTCHA_KEY: 'clave' })).toThrow(/^RECAPTCHA_SECRET: falta/);
    expect(() => readSettings({ RECAPTCHA_SECRET: 'muy secreto' })).toThrow(/^RECAPTCHA_KEY: falta/);
    expect(() => readSettings({ RECAPTCHA_SECRET: 'muy secreto' })).not.toThrow(/muy secreto/);
  });

  it('reCAPTCHA is verified at Google unless told elsewhere', () => {
    const keys = { RECAPTCHA_KEY: 'clave', RECAPTCHA_SECRET: 'secreto' };
    expect(readSettings(keys).recaptcha).toEqual({
      key: 'clave',
      secret: 'secreto',
      url: 'https://www.google.com/recaptcha/api/siteverify',
      minimumScore: 0.5,
    });
    const elsewhere = {
      ...keys,
      RECAPTCHA_URL: 'https://humanos.example/recaptcha/api/siteverify',
      RECAPTCHA_MINIMUM_SCORE: '0.3',
    };
    expect(readSettings(elsewhere).recaptcha).toMatchObject({
      url: 'https://humanos.example/recaptcha/api/siteverify',
      minimumScore: 0.3,
    });
  });

  it('the secret of reCAPTCHA leaves this machine over https only', () => {
    const keys = { RECAPTCHA_KEY: 'clave', RECAPTCHA_SECRET: 'secreto' };
    const read = (RECAPTCHA_URL: string) => readSettings({ ...keys, RECAPTCHA_URL }).recaptcha?.url;
    expect(() => read('http://humanos.example/recaptcha/api/siteverify')).toThrow(/RECAPTCHA_URL.*https/);
    expect(() => read('ftp://localhost/siteverify')).toThrow(/RECAPTCHA_URL/);
    expect(read('http://127.0.0.1:9000/recaptcha/api/siteverify')).toContain('127.0.0.1:9000');
  });

  it('[CONF-01] every setting of the specification exists', () => {
    const settings = readSettings({
      API_BASE_URL: 'https://api.marco.example/',
      OIDC_CLIENT_ID: 'otro',
      OIDC_ISSUER: 'https://autenticador.example',
      RECAPTCHA_KEY: 'clave',
      RECAPTCHA_SECRET: 'secreto',
      STORAGE_MESAS: '/datos/mesas',
      STORAGE_NORMATIVO_1: '/datos/n1',
      STORAGE_NIVEL_2: '/datos/n2',
      STORAGE_NORMATIVO_3: '/datos/n3',
      STORAGE_CAPAS: '/datos/capas',
      STORAGE_POLITICO_3: '/datos/p3',
      STORAGE_ORGANIZACIONAL_3: '/datos/o3',
      STORAGE_TECNICO_3: '/datos/t3',
      RUES_URL: 'https://rues.example/consulta',
      SNIES_URL: 'https://snies.example/consulta',
    });
    expect(settings).toMatchObject({
      apiBaseUrl: 'https://api.marco.example',
      recaptcha: { key: 'clave' },
      oidc: { clientId: 'otro', issuer: 'https://autenticador.example' },
      folders: {
        mesas: '/datos/mesas',
        'normativo-uno': '/datos/n1',
        'nivel-dos': '/datos/n2',
        'normativo-tres': '/datos/n3',
        capas: '/datos/capas',
        'politico-tres': '/datos/p3',
        'organizacional-tres': '/datos/o3',
        'tecnico-tres': '/datos/t3',
      },
      registros: { rues: 'https://rues.example/consulta', snies: 'https://snies.example/consulta' },
    });
    expect(readSettings({ OIDC_ACR: '2, 3' }).oidc.acr).toEqual(['2', '3']);
  });
});
