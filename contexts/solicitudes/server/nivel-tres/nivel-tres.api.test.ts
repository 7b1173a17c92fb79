import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { DIRECCION_SERVIDOR, type NivelTresSite, startNivelTresSite } from '../../testing/nivel-tres-site.ts';

let site: NivelTresSite;
/** A version at level 2 without a request of level 3, one with its complete draft, and one at level 1. */
let libre: Awaited<ReturnType<NivelTresSite['certifyNivelDos']>>;
let completa: Solicitud;
let enNivelUno: Awaited<ReturnType<NivelTresSite['certifyNivelUno']>>;
beforeAll(async () => {
  site = await startNivelTresSite();
  completa = await site.createCompletaNivelTres();
  libre = await site.certifyNivelDos();
  enNivelUno = await site.certifyNivelUno();
}, 300_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;

const setCertificado = (solicitudId: number, estado: string) =>
  db().updateTable('certificados').set({ estado }).where('solicitud_id', '=', solicitudId).execute();

describe('a request of level 3 does not begin', () => {
  it('[AREA-05] of a version of none, of a lower level, or by who does not ask', async () => {
    const answer = await site.beginNivelTres(999_999);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'VERSION_SERVICIO_NO_ENCONTRADA']);
    expect((await site.beginNivelTres(libre.versionId, 'privada')).statusCode).toBe(404);
    const uno = await site.beginNivelTres(enNivelUno.versionId);
    expect([uno.statusCode, uno.json().code]).toEqual([409, 'NIVEL_DOS_NO_VIGENTE']);
    for (const persona of ['consultor', 'auditor', 'operador'] as const)
      expect((await site.beginNivelTres(libre.versionId, persona)).statusCode).toBe(403);
  });

  it('[AREA-05] without its certificate of level 2 in force, or twice for one servicio', async () => {
    await setCertificado(libre.solicitudId, 'suspendido');
    const answer = await site.beginNivelTres(libre.versionId);
    await setCertificado(libre.solicitudId, 'vigente');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NIVEL_DOS_NO_VIGENTE']);
    const again = await site.beginNivelTres(completa.nivelTres?.servicioVersion.id ?? 0);
    expect([again.statusCode, again.json().code]).toEqual([409, 'SOLICITUD_EN_CURSO']);
  });
});

describe('the form of level 3 refuses', () => {
  it.each([
    ['a field nobody knows', { estado: 'certificada' }, 'estado'],
    ['a share of more than all', { ans: { disponibilidadMensual: 101 } }, 'ans.disponibilidadMensual'],
    [
      'a responsable twice',
      {
        responsables: ['datos', 'datos'].map((papel) => ({ papel, nombre: '', cargo: '', correo: '' })),
      },
      'responsables.1',
    ],
    ['the entity as its own consumidora', 'propia', 'consumidores'],
  ] as const)('[AREA-05] %s', async (_que, change, campo) => {
    const payload = change === 'propia' ? { consumidores: [completa.entidad.id] } : change;
    const answer = await site.changeNivelTres(completa.id, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles.map(({ campo: one }: { campo: string }) => one)).toContain(campo);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] a document of another folder, of somebody else, or named twice', async () => {
    const ajeno = await site.uploadDe('acuerdo', 'privada');
    for (const archivoId of [await site.uploadDe('continuidad'), ajeno]) {
      const answer = await site.changeNivelTres(completa.id, { aprobacion: { fecha: null, archivoId } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ARCHIVO_NO_ENCONTRADO']);
    }
    const archivoId = await site.uploadDe('acuerdo');
    const answer = await site.changeNivelTres(completa.id, {
      aprobacion: { fecha: null, archivoId },
      vinculacion: { numero: '', fecha: null, vigenciaHasta: null, archivoId },
    });
    expect([answer.statusCode, answer.json().detalles[0].mensaje]).toEqual([
      400,
      'Cada lugar lleva su propio documento.',
    ]);
    expect(await site.read(completa.id)).toEqual(completa);
  });

  it('[AREA-05] who is of another entity or the operator, saw another version, or comes by another address', async () => {
    const payload = { procesos: 'Otros.' };
    expect((await site.changeNivelTres(completa.id, payload, 'privada')).statusCode).toBe(404);
    expect((await site.changeNivelTres(completa.id, payload, 'operador')).statusCode).toBe(403);
    const stale = await site.changeNivelTres(completa.id, payload, 'lider', { 'if-match': '"999"' });
    expect(stale.statusCode).toBe(412);
    for (const nivel of ['uno', 'dos']) {
      const path = `solicitud/nivel-${nivel}/${completa.id}`;
      const answer = await site.call('lider', 'DELETE', path, null, { 'if-match': `"${completa.version}"` });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_DE_OTRO_NIVEL']);
    }
    const verificar = await site.verifyItems(completa.id, [{ codigo: 'PL-1', veredicto: 'cumple' }], 'lider');
    expect([verificar.statusCode, verificar.json().code]).toEqual([409, 'SOLICITUD_ACCION_NO_PERMITIDA']);
    expect(await site.read(completa.id)).toEqual(completa);
  });
});

describe('the draft of level 3', () => {
  it('[AREA-05] begins with the normas of level 1 and lacks what the form asks, part by part', async () => {
    const begun: Solicitud = (await site.beginNivelTres(libre.versionId)).json();
    expect(begun.normas).toMatchObject([{ numero: '2052', archivoId: null }]);
    expect(new Set(begun.pendientes.map(({ campo }) => campo.split('.')[0]))).toEqual(
      new Set(['politico-legal', 'organizacional', 'tecnico', 'consumo']),
    );
    const radicar = await site.step('lider', begun.id, 'radicar');
    expect([radicar.statusCode, radicar.json().detalles]).toEqual([409, begun.pendientes]);
    // A document that is no longer named goes, and so do those of a draft that is removed.
    const archivoId = await site.uploadDe('continuidad');
    const con = await site.changeNivelTres(begun.id, { continuidad: { fecha: site.hoy, archivoId } });
    expect(con.json().nivelTres.continuidad.documento.idArchivo).toBe(archivoId);
    const otro = await site.uploadDe('continuidad');
    await site.changeNivelTres(begun.id, { continuidad: { fecha: site.hoy, archivoId: otro } });
    const { version } = await site.read(begun.id);
    const removed = await site.call('lider', 'DELETE', `solicitud/nivel-tres/${begun.id}`, null, {
      'if-match': `"${version}"`,
    });
    expect(removed.statusCode).toBe(200);
    const left = await db()
      .selectFrom('archivos')
      .select('id')
      .where('id', 'in', [archivoId, otro])
      .execute();
    expect(left).toEqual([]);
  });

  it('[AREA-05] what changes is in the trail by its parts, never where the servers are or who answers', async () => {
    const { servidores } = completa.nivelTres ?? {};
    await site.changeNivelTres(completa.id, { servidores });
    const trail = await findLastAudit(db(), 'editar-solicitud', completa.id);
    expect(trail).toMatchObject({ detail: { despues: { partes: ['servidores'] } } });
    expect(JSON.stringify(trail)).not.toContain(DIRECCION_SERVIDOR);
    completa = await site.read(completa.id);
  });

  it('[AREA-05] the list it will be verified by is there before anybody asks', async () => {
    const { numero, items } = (await site.call('lider', 'GET', 'solicitud/nivel-tres')).json();
    expect(numero).toBe(completa.nivelTres?.lista.numero);
    const byVerificador = (verifica: string) =>
      items.filter((item: { verifica: string }) => item.verifica === verifica).length;
    expect([items.length, byVerificador('producto'), byVerificador('operador')]).toEqual([28, 9, 8]);
  });

  it('[AREA-05] a newer list does not change a request that pinned one', async () => {
    const { id } = await db()
      .insertInto('listas_verificacion')
      .values({ numero: '2027.1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await site.read(completa.id)).nivelTres?.lista).toEqual({
      ...completa.nivelTres?.lista,
      esVigente: false,
    });
    await db().deleteFrom('listas_verificacion').where('id', '=', id).execute();
  });
});

describe('a rehearsal beside the tests in QA', () => {
  const addEnsayo = async (versionId: number, contrato: string | null): Promise<number> => {
    const { id } = await db()
      .insertInto('simulador_ensayos')
      .values({
        version_id: versionId,
        usuario_id: await site.findUsuarioId('lider'),
        superadas: 1,
        fallidas: 1,
        total: 2,
        pruebas: JSON.stringify([
          { codigo: 'T-01', resultado: 'superada' },
          { codigo: 'T-02', resultado: 'fallida' },
        ]),
        registros: '[]',
        contrato_sha256: contrato,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const SIN_QA = { fecha: null, operador: '', resultado: null, archivoId: null };
  let borrador: Solicitud;
  let versionId: number;
  let contrato: string;
  beforeAll(async () => {
    borrador = (await site.beginNivelTres(libre.versionId)).json();
    versionId = libre.versionId;
    const row = await db()
      .selectFrom('solicitudes_nivel_dos as n')
      .innerJoin('archivos as a', 'a.id', 'n.contrato_archivo_id')
      .select('a.sha256')
      .where('n.solicitud_id', '=', libre.solicitudId)
      .executeTakeFirstOrThrow();
    contrato = row.sha256;
  });
  const take = (pruebas: readonly object[]) => site.changeNivelTres(borrador.id, { pruebas });

  it('[AREA-05] is none, of another version, of another contract or of a test it did not run: it is refused', async () => {
    expect(borrador.nivelTres?.ensayo).toBeNull();
    const otro = await addEnsayo(enNivelUno.versionId, contrato);
    for (const [ensayoId, codigo] of [
      [999_999, 'T-01'],
      [otro, 'T-01'],
      [await addEnsayo(versionId, contrato), 'T-03'],
      [await addEnsayo(versionId, 'f'.repeat(64)), 'T-01'],
      [await addEnsayo(versionId, null), 'T-01'],
    ] as const) {
      const answer = await take([{ ...SIN_QA, codigo, ensayoId }]);
      expect([codigo, answer.statusCode, answer.json().detalles]).toEqual([
        codigo,
        400,
        [{ campo: 'pruebas.0.ensayoId', mensaje: expect.any(String) }],
      ]);
    }
    // The newest one, which is of no contract, is told and does not hold.
    expect((await site.read(borrador.id)).nivelTres?.ensayo).toMatchObject({ vigente: false });
  });

  it('[AREA-05] is offered and taken as preliminary evidence, and is no test in QA', async () => {
    const id = await addEnsayo(versionId, contrato);
    const antes = await site.read(borrador.id);
    expect(antes.nivelTres?.ensayo).toEqual({
      id,
      ejecutadoEn: expect.stringMatching(/Z$/),
      vigente: true,
      resultados: [
        { codigo: 'T-01', resultado: 'superada' },
        { codigo: 'T-02', resultado: 'fallida' },
      ],
    });
    const tomado = await take([
      { ...SIN_QA, codigo: 'T-01', ensayoId: id },
      { ...SIN_QA, codigo: 'T-02', ensayoId: id },
    ]);
    expect(tomado.statusCode).toBe(200);
    const { nivelTres, pendientes }: Solicitud = tomado.json();
    expect(
      nivelTres?.pruebas.map(({ codigo, resultado, ensayo }) => [codigo, resultado, ensayo?.resultado]),
    ).toEqual([
      ['T-01', null, 'superada'],
      ['T-02', null, 'fallida'],
    ]);
    expect(nivelTres?.pruebas[0]?.ensayo).toMatchObject({ id, vigente: true });
    // What QA has to show is as missing as before.
    expect(pendientes.filter(({ campo }) => campo === 'tecnico.pruebas')).toEqual(
      antes.pendientes.filter(({ campo }) => campo === 'tecnico.pruebas'),
    );
  });

  it('[AREA-05] stays, and says so, where the contract is another one', async () => {
    await db()
      .updateTable('simulador_ensayos')
      .set({ contrato_sha256: 'e'.repeat(64) })
      .execute();
    const { nivelTres } = await site.read(borrador.id);
    expect(nivelTres?.pruebas[0]?.ensayo).toMatchObject({ resultado: 'superada', vigente: false });
    // Saved again as it is: what was taken before is no new taking.
    const ensayoId = nivelTres?.pruebas[0]?.ensayo?.id;
    expect((await take([{ ...SIN_QA, codigo: 'T-01', ensayoId }])).statusCode).toBe(200);
  });
});
