import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';

let site: CertificadosSite;
beforeAll(async () => {
  site = await startCertificadosSite();
});
afterAll(() => site.close());

/** Steps of a certifier that must be taken. */
async function take(id: number, ...pasos: readonly (readonly ['suspender' | 'levantar', string])[]) {
  for (const [paso, motivo] of pasos)
    expect((await site.step('certificador', id, paso, motivo)).statusCode).toBe(200);
}

/** A revocation by two persons. */
async function revoke(id: number, codigo: string) {
  await site.askRevocation(codigo, 'Los datos eran de otra entidad.');
  expect((await site.step('certificador', id, 'revocar')).statusCode).toBe(200);
}

const readEventos = async (servicioId: number) =>
  (
    await site.kysely
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_type', '=', 'servicio')
      .where('object_id', '=', String(servicioId))
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => ({ action, detail }));

describe('the cause of a step', () => {
  it('[AREA-05] is one of the list, of the level and the step; what was refused changes nothing', async () => {
    const { id, codigo } = await site.add();
    const refuse = async (accion: 'suspender' | 'levantar' | 'pedir-revocacion', causa: string | null) =>
      (await site.step('certificador', id, accion, 'Porque sí.', { causa })).json().detalles;
    const falta = [{ campo: 'causa', mensaje: 'Elija la causa.' }];
    expect(await refuse('suspender', null)).toEqual(falta);
    expect(await refuse('pedir-revocacion', null)).toEqual(falta);
    expect(await refuse('suspender', 'porque-si')).toEqual([
      { campo: 'causa', mensaje: 'La causa no existe.' },
    ]);
    const ajena = [
      { campo: 'causa', mensaje: 'Esa causa no se admite en este paso de un certificado de este nivel.' },
    ];
    expect(await refuse('suspender', 'certificado-tls-vencido')).toEqual(ajena);
    expect(await refuse('suspender', 'ans-incumplido')).toEqual(ajena);
    expect(await refuse('suspender', 'nivel-inferior-revocado')).toEqual(ajena);
    expect(await site.read(codigo)).toMatchObject({ estado: 'vigente', causa: null });
    await take(id, ['suspender', 'El servicio no responde.']);
    expect(await refuse('levantar', 'incidente')).toEqual(ajena);
  });

  it('[AREA-05] is read by everybody, kept with its step and told to the entidad; an expired TLS certificate stops level 3 alone', async () => {
    const { certificados } = await site.addVersion(3);
    const [, , tercero] = certificados;
    if (!tercero) throw new Error('There is no level 3.');
    const causa = { causa: 'certificado-tls-vencido' };
    const answer = await site.step('certificador', tercero.id, 'suspender', 'Venció ayer.', causa);
    expect(answer.json()).toMatchObject({ estado: 'suspendido', ...causa, motivo: 'Venció ayer.' });
    expect(await site.read(tercero.codigo)).toMatchObject(causa);
    const paso = await site.kysely
      .selectFrom('certificados_pasos')
      .select(['accion', 'causa'])
      .where('certificado_id', '=', tercero.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(paso).toEqual({ accion: 'suspender', ...causa });
    const aviso = await site.kysely
      .selectFrom('notificaciones')
      .select('texto')
      .where('evento', '=', 'certificado-suspendido')
      .where('enlace', '=', `/certificados/${tercero.codigo}`)
      .executeTakeFirst();
    expect(aviso?.texto).toContain('Causa: Certificado TLS vencido. Motivo: Venció ayer.');
    expect(
      (await site.step('certificador', tercero.id, 'pedir-revocacion', 'Venció.', causa)).json().detalles,
    ).toMatchObject([{ campo: 'causa' }]);
  });
});

describe('the version of a certificate', () => {
  it('[AREA-05] nobody of the entidad moves it, and a step over an older version leaves it where it was', async () => {
    const { servicioId, certificados } = await site.addVersion(1);
    const [primero] = certificados;
    expect((await site.step('lider', primero?.id ?? 0, 'suspender', 'No.')).statusCode).toBe(403);
    expect(
      (await site.step('certificador', primero?.id ?? 0, 'suspender', 'No.', { version: '"99"' })).statusCode,
    ).toBe(412);
    expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'estandarizada', desde: null });
  });

  it.each([
    [1, 'estandarizada', 'estandarizado-nivel-1'],
    [2, 'evaluada', 'evaluado-nivel-2'],
    [3, 'publicada', 'publicado-nivel-3'],
  ] as const)(
    '[AREA-05] of level %i is suspended with it and comes back with it; its servicio keeps the level',
    async (nivel, estado, servicio) => {
      const { servicioId, certificados } = await site.addVersion(nivel);
      const id = certificados.at(-1)?.id ?? 0;
      await take(id, ['suspender', 'El servicio no responde.']);
      // The public state of the servicios of the tests is written by hand: the first change brings it in line.
      expect(await site.readVersion(servicioId)).toMatchObject({
        estado: 'suspendida',
        desde: estado,
        servicio,
      });
      const detalle = (await site.call('lider', 'GET', `servicios/${servicioId}`)).json();
      expect(detalle).toMatchObject({ enSuspension: true, versiones: [{ estado: 'suspendida' }] });
      const { id: versionId } = await site.readVersion(servicioId);
      const vistos = (await site.call('funcionario', 'GET', `certificados/versiones/${versionId}`)).json();
      expect(vistos.at(-1)).toMatchObject({
        nivel,
        estado: 'suspendido',
        causa: 'incidente',
        motivo: 'El servicio no responde.',
      });
      await take(id, ['levantar', 'Ya responde.']);
      expect(await site.readVersion(servicioId)).toMatchObject({ estado, desde: null, servicio });
      expect(
        (await readEventos(servicioId)).filter(({ action }) => action === 'cambiar-estado-version-servicio'),
      ).toMatchObject([
        {
          detail: {
            antes: { version: '1.0', estado },
            despues: { estado: 'suspendida', suspendidaDesde: estado },
          },
        },
        { detail: { antes: { estado: 'suspendida' }, despues: { version: '1.0', estado } } },
      ]);
    },
  );

  it('[AREA-05] stays suspended while another certificate of it is', async () => {
    const { servicioId, certificados } = await site.addVersion(2);
    const [primero, segundo] = certificados.map(({ id }) => id) as [number, number];
    await take(primero, ['suspender', 'Cambió la norma.']);
    await take(segundo, ['suspender', 'Falló el banco.'], ['levantar', 'Ya pasa.']);
    expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'suspendida', desde: 'evaluada' });
    await take(primero, ['levantar', 'La norma sigue.']);
    expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'evaluada' });
  });

  it('[AREA-05] a revoked level stops the higher ones, which are not lifted any more, and their entidad is told', async () => {
    const { servicioId, certificados } = await site.addVersion(3);
    const [primero, segundo, tercero] = certificados;
    if (!primero || !segundo || !tercero) throw new Error('There are three levels.');
    expect(await site.find(primero.codigo)).toMatchObject({ superiores: [segundo.numero, tercero.numero] });
    await revoke(primero.id, primero.codigo);
    const detenido = {
      estado: 'suspendido',
      causa: 'nivel-inferior-revocado',
      motivo: `Se revocó ${primero.numero}, de nivel 1.`,
    };
    for (const { codigo } of [segundo, tercero]) expect(await site.read(codigo)).toMatchObject(detenido);
    expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'suspendida', desde: 'publicada' });
    expect((await site.step('certificador', segundo.id, 'levantar', 'No.')).json()).toMatchObject({
      code: 'CERTIFICADO_ACCION_NO_PERMITIDA',
      detalles: [{ mensaje: expect.stringContaining(`Se revocó ${primero.numero}`) }],
    });
    expect(await site.find(segundo.codigo)).toMatchObject({ acciones: { levantar: { allowed: false } } });
    const avisos = await site.kysely
      .selectFrom('notificaciones')
      .select('evento')
      .distinct()
      .where('enlace', '=', `/certificados/${tercero.codigo}`)
      .execute();
    expect(avisos).toEqual([{ evento: 'certificado-suspendido' }]);
    // The levels above are revoked one after the other: nothing certified is left.
    await revoke(tercero.id, tercero.codigo);
    expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'suspendida', desde: 'evaluada' });
    await revoke(segundo.id, segundo.codigo);
    expect(await site.readVersion(servicioId)).toMatchObject({
      estado: 'retirada',
      servicio: 'identificado',
    });
  });

  it('[AREA-05] falls to the level below when its own is revoked, and a new certificate of that level makes up for it', async () => {
    const { servicioId, certificados } = await site.addVersion(2);
    const [primero, segundo] = certificados;
    if (!primero || !segundo) throw new Error('There are two levels.');
    await revoke(segundo.id, segundo.codigo);
    expect(await site.readVersion(servicioId)).toMatchObject({
      estado: 'estandarizada',
      desde: null,
      servicio: 'estandarizado-nivel-1',
    });
    expect(await site.read(primero.codigo)).toMatchObject({ estado: 'vigente' });
  });

  it('[AREA-05] two steps at once on two certificates of one version wait for one another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { servicioId, certificados } = await site.addVersion(2);
      const [primero, segundo] = certificados.map(({ id }) => id) as [number, number];
      await take(segundo, ['suspender', 'Falló.']);
      const answers = await Promise.all([
        site.step('certificador', primero, 'suspender', 'Cambió la norma.'),
        site.step('certificador', segundo, 'levantar', 'Ya pasa.'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'suspendida', desde: 'evaluada' });
    }
  });
});

describe('the series', () => {
  it('[AREA-05] a hundred issued at once have a hundred numbers in sequence, and one that fails takes none', async () => {
    const before = Number((await site.add()).numero.slice(-6));
    const failing = site.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('certificados_series')
        .set((series) => ({ ultimo: series('ultimo', '+', 1) }))
        .execute();
      throw new Error('It failed afterwards.');
    });
    await expect(failing).rejects.toThrow('afterwards');
    const issued: number[] = [];
    const all = await Promise.all(Array.from({ length: 100 }, () => site.add()));
    for (const { numero } of all) issued.push(Number(numero.slice(-6)));
    expect(issued.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, place) => before + 1 + place),
    );
    expect(new Set(all.map(({ codigo }) => codigo)).size).toBe(100);
    // Their hundred PDFs are of no test.
    await site.kysely.deleteFrom('jobs').where('kind', '=', 'preparar-certificado').execute();
  });
});
