import { createPdf } from '@marco/archivos/testing';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampoNivelDos, Solicitud } from '../../contract/index.ts';
import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';
import { CONSTANCIA, type NivelDosSite, OPERACION, startNivelDosSite } from '../../testing/nivel-dos-site.ts';

let site: NivelDosSite;
/** A version at level 1 without a request of level 2, one with its complete draft, and one of another entity. */
let libre: Awaited<ReturnType<NivelDosSite['certifyNivelUno']>>;
let completa: Solicitud;
let ajena: Awaited<ReturnType<NivelDosSite['certifyNivelUno']>>;
beforeAll(async () => {
  site = await startNivelDosSite();
  completa = await site.createCompletaNivelDos();
  libre = await site.certifyNivelUno();
  ajena = await site.certifyNivelUno('privada');
}, 300_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const listCampos = ({ nivelDos }: Solicitud): CampoNivelDos[] =>
  (nivelDos?.arbol ?? []).flatMap(({ mensajes }) => mensajes.flatMap(({ campos }) => campos));

const setCertificado = (solicitudId: number, estado: string) =>
  db().updateTable('certificados').set({ estado }).where('solicitud_id', '=', solicitudId).execute();

describe('a request of level 2 does not begin', () => {
  it('[AREA-05] of a version of another entity, of none, or by who does not ask', async () => {
    for (const id of [ajena.versionId, 999_999]) {
      const answer = await site.begin(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'VERSION_SERVICIO_NO_ENCONTRADA']);
    }
    for (const persona of ['consultor', 'auditor', 'operador'] as const)
      expect((await site.begin(libre.versionId, persona)).statusCode).toBe(403);
    expect(await findLastAudit(db(), 'crear-solicitud')).toMatchObject({ result: 'rechazo' });
  });

  it('[AREA-05] without its certificate of level 1 in force', async () => {
    await setCertificado(libre.solicitudId, 'suspendido');
    const answer = await site.begin(libre.versionId);
    await setCertificado(libre.solicitudId, 'vigente');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NIVEL_ANTERIOR_NO_VIGENTE']);
  });

  it('[AREA-05] twice for one servicio', async () => {
    const answer = await site.begin(completa.nivelDos?.servicioVersion.id ?? 0);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_EN_CURSO']);
  });
});

describe('the form of level 2 refuses', () => {
  const change = (payload: object, persona: 'lider' | 'privada' | 'consultor' = 'lider', headers = {}) =>
    site.change(completa.id, payload, persona, headers);

  it.each([
    ['an address without encryption', () => ({ urlPruebas: 'http://ejemplo.gov.co' }), 'urlPruebas'],
    [
      'an address with a key in it',
      () => ({ urlPruebas: 'https://quien:clave@ejemplo.gov.co' }),
      'urlPruebas',
    ],
    ['a field nobody knows', () => ({ estado: 'certificada' }), 'estado'],
    [
      'a place twice',
      () => ({ vinculos: ['/a', '/b'].map((ruta) => ({ campoId: listCampos(completa)[0]?.id, ruta })) }),
      'vinculos.1.campoId',
    ],
    [
      'a difference of an answer',
      () => ({ diferencias: [{ campoId: listCampos(completa)[1]?.id, motivo: 'Acepta menos.' }] }),
      'diferencias.0.campoId',
    ],
    [
      'a difference without a reason',
      () => ({ diferencias: [{ campoId: listCampos(completa)[0]?.id, motivo: ' ' }] }),
      'diferencias.0.motivo',
    ],
  ] as const)('[AREA-05] %s', async (_que, create, campo) => {
    const answer = await change(create());
    expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, campo]);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] a field of another version', async () => {
    const { id }: Solicitud = (await site.begin(ajena.versionId, 'privada')).json();
    const [campo] = listCampos(await site.read(id, 'privada'));
    const answer = await change({ vinculos: [{ campoId: campo?.id, ruta: '/a' }] });
    expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, 'vinculos.0.campoId']);
    for (const persona of ['lider', 'consultor'] as const)
      expect((await site.call(persona, 'GET', `solicitud/${id}`)).statusCode).toBe(404);
  });

  it('[AREA-05] a contract of another folder or person, a document as contract, and one of more than 5 MB', async () => {
    for (const archivo of [await site.upload(), await site.uploadNivelDos('a.json', '{}', 'privada')]) {
      const answer = await change({ contratoArchivoId: archivo });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ARCHIVO_NO_ENCONTRADO']);
    }
    for (const archivo of [
      await site.uploadNivelDos('contrato.pdf', createPdf('contrato')),
      await site.uploadNivelDos('contrato.yaml', `a: ${'b'.repeat(5_000_001)}`),
    ]) {
      const answer = await change({ contratoArchivoId: archivo });
      expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, 'contratoArchivoId']);
    }
    const contrato = await site.uploadNivelDos('contrato.json', '{}');
    const constancia = await change({ constancia: { ...CONSTANCIA, archivoId: contrato } });
    expect(constancia.json().detalles[0].campo).toBe('constancia.archivoId');
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] who is of another entity, saw another version, or comes by the address of level 1', async () => {
    const payload = { observaciones: 'Otra.' };
    expect((await change(payload, 'privada')).statusCode).toBe(404);
    expect((await change(payload, 'lider', { 'if-match': '"999"' })).statusCode).toBe(412);
    for (const [method, path] of [
      ['PUT', `solicitud/nivel-uno/${completa.id}`],
      ['DELETE', `solicitud/nivel-uno/${completa.id}`],
    ] as const) {
      const headers = { 'if-match': `"${completa.version}"` };
      const answer = await site.call(
        'lider',
        method,
        path,
        method === 'PUT' ? { objetivo: 'Otro.' } : null,
        headers,
      );
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_DE_OTRO_NIVEL']);
    }
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] messages that are none, of no operation of it, or wrong: nothing changes', async () => {
    const send = (mensaje: { operacion?: string; papel: string; contenido: string }) =>
      site.sendMensaje(completa.id, mensaje);
    expect((await send({ operacion: 'otraOperacion', papel: 'peticion', contenido: '{}' })).json().code).toBe(
      'MENSAJE_DE_OTRO_SERVICIO',
    );
    expect((await send({ papel: 'error', contenido: '{}' })).json().code).toBe('MENSAJE_DE_OTRO_SERVICIO');
    const vacio = await site.sendArchivo(
      'lider',
      `solicitud/nivel-dos/${completa.id}/mensajes?operacion=${OPERACION}&papel=peticion`,
      { campo: 'otro', nombre: 'mensaje', contenido: '{}' },
    );
    expect([vacio.statusCode, vacio.json().code]).toEqual([400, 'MENSAJE_AUSENTE']);
    const malo = await send({ papel: 'peticion', contenido: '{"otraClave": "SECRETO-DE-NADIE"}' });
    expect(malo.json()).toMatchObject({
      mensaje: { resultado: 'invalido' },
      solicitud: { version: completa.version },
    });
    expect(malo.json().hallazgos.length).toBeGreaterThan(0);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] a message of another request, by its own address', async () => {
    const { id } = await db()
      .insertInto('solicitudes_mensajes_comprobados')
      .values({
        solicitud_id: ajena.solicitudId,
        operacion: OPERACION,
        papel: 'peticion',
        sha256: 'a'.repeat(64),
        reglas: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = `solicitud/nivel-dos/${completa.id}/mensajes/${id}`;
    const headers = { 'if-match': `"${completa.version}"` };
    const answer = await site.call('lider', 'DELETE', url, null, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'MENSAJE_COMPROBADO_NO_ENCONTRADO']);
    const kept = db().selectFrom('solicitudes_mensajes_comprobados').select('id').where('id', '=', id);
    expect(await kept.execute()).toEqual([{ id }]);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] a message beyond those a report looks at, which would keep the banco from running', async () => {
    const { mensajes = [] } = completa.nivelDos ?? {};
    const [uno] = mensajes;
    const [desde] = await db()
      .insertInto('solicitudes_mensajes_comprobados')
      .values(
        Array.from({ length: LIMITES_NIVEL_DOS.mensajes - mensajes.length }, (_, n) => ({
          solicitud_id: completa.id,
          operacion: `otra${n % 10}`,
          papel: 'peticion',
          sha256: n.toString(16).padStart(64, '0'),
          reglas: '[]',
        })),
      )
      .returning('id')
      .execute();
    const llena = await site.read(completa.id);
    expect((await site.runBanco(completa.id)).json()).toMatchObject({ id: completa.id });
    const contenido = '{"claveConsultada": "A"}';
    const answer = await site.sendMensaje(completa.id, { papel: uno?.papel ?? '', contenido });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MENSAJES_DE_SOLICITUD_EXCEDIDOS']);
    expect((await site.read(completa.id)).nivelDos?.mensajes).toEqual(llena.nivelDos?.mensajes);
    await db()
      .deleteFrom('solicitudes_mensajes_comprobados')
      .where('solicitud_id', '=', completa.id)
      .where('id', '>=', desde?.id ?? 0)
      .execute();
    completa = (await site.runBanco(completa.id)).json();
    expect(completa.nivelDos?.mensajes).toEqual(mensajes);
  });

  it('[AREA-05] the banco and the places without a contract, and to another entity', async () => {
    const { id }: Solicitud = (await site.begin(libre.versionId)).json();
    for (const path of ['banco', 'correspondencia']) {
      const call = (persona: 'lider' | 'privada' | 'consultor') =>
        site.call(persona, 'POST', `solicitud/nivel-dos/${id}/${path}`);
      expect((await call('lider')).json().code).toBe('SOLICITUD_SIN_CONTRATO');
      expect((await call('privada')).statusCode).toBe(404);
      expect((await call('consultor')).statusCode).toBe(404);
    }
    expect(
      (await site.call('lider', 'DELETE', `solicitud/nivel-dos/${id}`, null, { 'if-match': '"1"' }))
        .statusCode,
    ).toBe(200);
  });
});

describe('a request of level 2 is not filed', () => {
  const update = (columns: object) =>
    db().updateTable('solicitudes_nivel_dos').set(columns).where('solicitud_id', '=', completa.id).execute();
  const expectFalta = async (campo: string, mensaje: string) => {
    const answer = await site.step('lider', completa.id, 'radicar');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_INCOMPLETA']);
    expect(answer.json().detalles).toContainEqual(expect.objectContaining({ campo, mensaje }));
  };

  it.each([
    ['its technique', { tecnologia: null }, 'contrato', 'Elija la tecnología del servicio.'],
    ['its contract', { contrato_archivo_id: null }, 'contrato', 'Adjunte el contrato del servicio.'],
    [
      'the report of its contract',
      { informe_id: null },
      'mensajes',
      'Compruebe el contrato en el banco: el informe debe ser favorable.',
    ],
    [
      'who responds',
      { responsable: '' },
      'aprobacion',
      'Escriba el responsable, el cargo y la fecha de la constancia de la entidad.',
    ],
    [
      'a constancia of who approves, or its document',
      { constancia_archivo_id: null, constancia_aprobador_id: null },
      'aprobacion',
      'Como usted aprueba por la entidad, escriba o confirme la constancia, o adjunte su documento.',
    ],
  ])('[AREA-05] without %s', async (_que, columns, campo, mensaje) => {
    const before = await db()
      .selectFrom('solicitudes_nivel_dos')
      .selectAll()
      .where('solicitud_id', '=', completa.id)
      .executeTakeFirstOrThrow();
    await update(columns);
    await expectFalta(campo, mensaje);
    await update(before);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] without the place of an obligatory field', async () => {
    const [vinculo] = await db()
      .deleteFrom('solicitudes_vinculos')
      .where('solicitud_id', '=', completa.id)
      .where('campo_id', '=', listCampos(completa)[0]?.id ?? 0)
      .returningAll()
      .execute();
    await expectFalta('correspondencia', 'Diga dónde está en el contrato 1 campo obligatorio.');
    if (vinculo) await db().insertInto('solicitudes_vinculos').values(vinculo).execute();
  });

  it('[AREA-05] the place of a field the banco does not ask for is not missed', async () => {
    const [campo] = listCampos(completa);
    const columns = ['minimo', 'obligatorio_de_negocio', 'campo_solicitud_id'] as const;
    const ofCampo = db()
      .selectFrom('servicios_mensajes_campos')
      .select(columns)
      .where('id', '=', campo?.id ?? 0);
    const before = await ofCampo.executeTakeFirstOrThrow();
    const change = (part: typeof before) =>
      db()
        .updateTable('servicios_mensajes_campos')
        .set(part)
        .where('id', '=', campo?.id ?? 0)
        .execute();
    // As data that no request wrote, in an operation somebody said.
    await change({ minimo: 0, obligatorio_de_negocio: false, campo_solicitud_id: null });
    const obligatorios = listCampos(await site.read(completa.id)).map(({ obligatorio }) => obligatorio);
    await change(before);
    expect(obligatorios).toEqual(listCampos(completa).map(({ id }) => id !== campo?.id));
  });

  it('[AREA-05] without a valid message of each operation and part', async () => {
    const [mensaje] = await db()
      .deleteFrom('solicitudes_mensajes_comprobados')
      .where('solicitud_id', '=', completa.id)
      .where('papel', '=', 'peticion')
      .returningAll()
      .execute();
    await expectFalta('mensajes', 'Compruebe un mensaje válido de 1 operación y papel.');
    if (mensaje)
      await db()
        .insertInto('solicitudes_mensajes_comprobados')
        .values({ ...mensaje, reglas: JSON.stringify(mensaje.reglas) })
        .execute();
  });

  it('[AREA-05] when its certificate of level 1 is no longer in force, or its report is of another contract', async () => {
    const version = await db()
      .selectFrom('servicios_versiones')
      .select('solicitud_id')
      .where('id', '=', completa.nivelDos?.servicioVersion.id ?? 0)
      .executeTakeFirstOrThrow();
    await setCertificado(version.solicitud_id ?? 0, 'suspendido');
    await expectFalta('servicio', 'La versión necesita un certificado de nivel 1 vigente.');
    await setCertificado(version.solicitud_id ?? 0, 'vigente');
    const [antes] = await db()
      .selectFrom('archivos')
      .select('sha256')
      .where('id', '=', completa.nivelDos?.contrato?.idArchivo ?? '')
      .execute();
    const set = (sha256: string) =>
      db()
        .updateTable('archivos')
        .set({ sha256 })
        .where('id', '=', completa.nivelDos?.contrato?.idArchivo ?? '')
        .execute();
    await set('0'.repeat(64));
    await expectFalta('mensajes', 'Compruebe el contrato en el banco: el informe debe ser favorable.');
    await set(antes?.sha256 ?? '');
    expect(await site.read(completa.id)).toEqual(completa);
  });
});

describe('a request of level 2', () => {
  it('[AREA-05] is offered where the version stands at level 1, and read back from the list', async () => {
    const listed = (await site.call('lider', 'GET', `servicio-nivel?servicioId=${libre.servicioId}`)).json();
    expect(listed.servicios).toMatchObject([
      { nivelDos: { servicioVersionId: libre.versionId, enCurso: null, solicitar: { allowed: true } } },
    ]);
    const abierta = (
      await site.call('lider', 'GET', `servicio-nivel?servicioId=${completa.servicioId}`)
    ).json();
    expect(abierta.servicios).toMatchObject([
      { enCurso: null, nivelDos: { enCurso: { id: completa.id, nivel: 2 }, solicitar: { allowed: false } } },
    ]);
  });

  it('[AREA-05] loses its report when what it is of changes, and keeps it when nothing does', async () => {
    const same = listCampos(completa).flatMap(({ id, vinculo }) =>
      vinculo === null ? [] : [{ campoId: id, ruta: vinculo }],
    );
    const kept: Solicitud = (
      await site.change(completa.id, { vinculos: same, observaciones: 'Otra.' })
    ).json();
    expect(kept.nivelDos?.informe?.id).toBe(completa.nivelDos?.informe?.id);
    const sin: Solicitud = (await site.change(completa.id, { vinculos: [] })).json();
    expect(sin.nivelDos?.informe).toBeNull();
    const dejado = db().selectFrom('informes_conformidad').select('id');
    expect(await dejado.where('id', '=', completa.nivelDos?.informe?.id ?? '').execute()).toEqual([]);
    await site.change(completa.id, { vinculos: same });
    const checked: Solicitud = (await site.runBanco(completa.id)).json();
    expect(checked.nivelDos?.informe?.huella).toBe(completa.nivelDos?.informe?.huella);
    const [mensaje] = checked.nivelDos?.mensajes ?? [];
    const url = `solicitud/nivel-dos/${completa.id}/mensajes/${mensaje?.id}`;
    const headers = { 'if-match': `"${checked.version}"` };
    const quitado: Solicitud = (await site.call('lider', 'DELETE', url, null, headers)).json();
    expect([quitado.nivelDos?.informe, quitado.nivelDos?.mensajes.length]).toEqual([
      null,
      (checked.nivelDos?.mensajes.length ?? 0) - 1,
    ]);
  });

  it('[AREA-05] its contract and its address to try it are read by its entity, and by the ministry once it is filed', async () => {
    const archivo = completa.nivelDos?.contrato?.idArchivo ?? '';
    const download = (persona: 'lider' | 'privada' | 'consultor' | 'operador') =>
      site.call(persona, 'GET', `downloadFileOpt/${archivo}`);
    expect((await download('lider')).statusCode).toBe(200);
    for (const persona of ['privada', 'consultor', 'operador'] as const)
      expect((await download(persona)).statusCode).not.toBe(200);
    await db()
      .updateTable('solicitudes')
      .set((eb) => ({
        estado_id: eb.selectFrom('estados_solicitud').select('id').where('codigo', '=', 'radicada'),
        radicado: 'LCI-N2-2020-000001',
        radicada_en: new Date(),
      }))
      .where('id', '=', completa.id)
      .execute();
    expect((await download('consultor')).statusCode).toBe(200);
    for (const persona of ['privada', 'operador'] as const)
      expect((await download(persona)).statusCode).not.toBe(200);
  });

  it('[AREA-05] that was never filed is deleted with its files, its report and its messages', async () => {
    const borrador = await site.createCompletaNivelDos();
    const headers = { 'if-match': `"${borrador.version}"` };
    const url = `solicitud/nivel-dos/${borrador.id}`;
    expect((await site.call('lider', 'DELETE', url)).statusCode).toBe(428);
    expect((await site.call('privada', 'DELETE', url, null, headers)).statusCode).toBe(404);
    expect((await site.call('lider', 'DELETE', url, null, headers)).statusCode).toBe(200);
    const ids = [
      borrador.nivelDos?.contrato?.idArchivo ?? '',
      borrador.nivelDos?.constancia.documento?.idArchivo ?? '',
    ];
    expect(await db().selectFrom('archivos').select('id').where('id', 'in', ids).execute()).toEqual([]);
    const informe = db().selectFrom('informes_conformidad').select('id');
    expect(await informe.where('id', '=', borrador.nivelDos?.informe?.id ?? '').execute()).toEqual([]);
  });

  it('[AREA-05] takes a contract in UTF-16, and none that only begins like one', async () => {
    const { nivelDos } = await site.createCompletaNivelDos(async (version) => [
      'contrato.json',
      Buffer.from(`\uFEFF${await site.writeContrato(version)}`, 'utf16le'),
    ]);
    expect(nivelDos?.informe?.veredicto).toMatch(/^(favorable|con-observaciones)$/);
    const programa = Buffer.concat([Buffer.from('\uFEFF{}', 'utf16le'), Buffer.from([0, 0, 1, 0, 0, 0xd8])]);
    await expect(site.uploadNivelDos('programa.json', programa)).rejects.toThrow('ARCHIVO_NO_PERMITIDO');
  });

  it('[AREA-05] names the fields whose element has a newer major version, and goes on comparing with the certified one', async () => {
    const { elementoId, versionId } = site.elemento;
    await db()
      .updateTable('elementos_versiones')
      .set({ estado: 'historico', rige_hasta: new Date('2026-11-01T12:00:00Z') })
      .where('id', '=', versionId)
      .execute();
    await createPublicado(db(), {
      identificador: 'numeroDelCertificado',
      nombre: 'Número del certificado',
      elementoId,
      version: [2, 0],
    });
    for (const { elemento } of listCampos(await site.read(completa.id)))
      expect(elemento).toMatchObject({ versionId, version: '1.0', nuevaMayor: true });
    expect(listCampos(completa).map(({ elemento }) => elemento.nuevaMayor)).toEqual([false, false]);
  });
});
