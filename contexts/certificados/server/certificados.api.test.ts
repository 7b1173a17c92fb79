import { createHash } from 'node:crypto';
import { testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentCanonico } from '../rules/prueba.ts';
import { verifyArchivo } from '../rules/verificacion/archivo.ts';
import { findAdjunto } from '../rules/verificacion/archivo-pdf.ts';
import { listEntradasEstado, readMarca } from '../rules/verificacion/estado.ts';
import { verifyFirma } from '../rules/verificacion/firma.ts';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';
import { criptoDeNode } from '../testing/cripto-de-node.ts';
import { createClaveDeFirma, refreshClaves, revokeClaves } from './index.ts';

let site: CertificadosSite;
beforeAll(async () => {
  site = await startCertificadosSite();
});
afterAll(() => site.close());

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const readDid = async () => (await site.visit('/.well-known/did.json')).json();

/** What the status lists say of a certificate, verified as anybody would. */
async function readMarcas(codigo: string): Promise<Record<string, boolean>> {
  const { credencial } = await site.read(codigo);
  const did = await readDid();
  const marcas: Record<string, boolean> = {};
  for (const entrada of listEntradasEstado(credencial)) {
    const lista = await site.visit(new URL(entrada.direccion).pathname);
    expect([lista.statusCode, lista.headers['cache-control']]).toEqual([200, 'no-cache']);
    marcas[entrada.proposito] = await readMarca(lista.json(), entrada, did, criptoDeNode);
  }
  return marcas;
}

describe('a certificate at its public address', () => {
  it('[AREA-05] an unknown code, a wrong one and no code at all are answered alike', async () => {
    const { codigo } = await site.add();
    const wrong = `${codigo.slice(0, 16)}${codigo.endsWith('0') ? '1' : '0'}`;
    const answers = await Promise.all(
      [wrong, '00000000000000000', 'x', '1', "'; drop table certificados", '%00', '..%2f..'].map((texto) =>
        site.visit(`/api-public/certificados/${encodeURI(texto)}`),
      ),
    );
    for (const answer of answers.slice(0, 5))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CERTIFICADO_NO_ENCONTRADO']);
    for (const { statusCode } of answers) expect([400, 404]).toContain(statusCode);
  });

  it('[AREA-05] is read however its code is typed, without names, documents or e-mails', async () => {
    const { codigo, numero } = await site.add();
    const typed = codigo
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1-');
    const answer = await site.visit(`/api-public/certificados/${typed}`);
    expect(answer.json()).toMatchObject({ numero, estado: 'vigente', nivel: 1, pdf: null, sello: null });
    for (const forma of ['json', 'vc']) {
      const { body } = await site.visit(`/api-public/certificados/${codigo}?formato=${forma}`);
      expect(body).toContain('Directora');
      expect(body).not.toMatch(/Nombre Reservado|usuarioId|@marco|correo/);
    }
  });

  it('[AREA-05] comes as a credential to whoever asks for one, with its ETag', async () => {
    const { codigo } = await site.add();
    const url = `/api-public/certificados/${codigo}`;
    const answer = await site.visit(url, { accept: 'application/vc' });
    expect([answer.headers['content-type'], answer.headers['vary']]).toEqual(['application/vc', 'accept']);
    expect(await verifyFirma(answer.json(), await readDid(), criptoDeNode)).toMatchObject({ valida: true });
    const again = await site.visit(url, {
      accept: 'application/vc',
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    expect((await site.visit(`${url}?formato=exe`)).statusCode).toBe(400);
    expect((await site.visit(`${url}?formato=pdf`)).json().code).toBe('CERTIFICADO_EN_PREPARACION');
  });

  it('[AREA-05] the PDF carries the credential, byte by byte, and the seal covers both', async () => {
    const { codigo, numero } = await site.add();
    await site.runJobs();
    const { pdf, sello, credencial } = await site.read(codigo);
    const answer = await site.visit(`/api-public/certificados/${codigo}`, { accept: 'application/pdf' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${pdf?.sha256}"` });
    expect(answer.headers['content-disposition']).toContain(`${numero}.pdf`);
    expect([sha256(answer.rawPayload), answer.rawPayload.length]).toEqual([pdf?.sha256, pdf?.bytes]);
    expect(await findAdjunto(answer.rawPayload, criptoDeNode)).toBe(presentCanonico(credencial));
    const fuentes = { did: await readDid(), ahora: new Date(), enLinea: null };
    const verify = async (bytes: Uint8Array) =>
      (await verifyArchivo(bytes, fuentes, criptoDeNode)).constataciones.map(({ dictamen }) => dictamen);
    expect(await verify(answer.rawPayload)).toEqual(['Correcta', 'Intacto', 'Sin conexión']);
    const changed = Uint8Array.from(answer.rawPayload);
    changed[2000] = (changed[2000] ?? 0) ^ 1;
    expect((await verify(changed)).slice(1)).toEqual(['Cambió', 'Sin conexión']);
    expect(sha256(sello?.texto ?? '')).toBe(sello?.sha256);
    expect(sello?.texto.split('\n')).toEqual([
      'marco-certificado-sello/1',
      `numero ${numero}`,
      expect.stringMatching(/^radicado LCI-N1-/),
      'version 1.0',
      expect.stringMatching(/^contenido [0-9a-f]{64}$/),
      `credencial ${sha256(presentCanonico(credencial))}`,
      `archivo pdf ${pdf?.bytes} ${pdf?.sha256}`,
      expect.stringMatching(/^anterior ([0-9a-f]{64}|-)$/),
      '',
    ]);
  });
});

describe('the series', () => {
  it('[AREA-05] a newer certificate of the same servicio and level replaces the one before, which tells it', async () => {
    const first = await site.add();
    const second = await site.add(first.servicioId);
    expect(await site.read(first.codigo)).toMatchObject({
      estado: 'reemplazado',
      motivo: `Lo reemplazó ${second.numero}.`,
      reemplazadoPor: { numero: second.numero },
    });
    expect(await site.read(second.codigo)).toMatchObject({ estado: 'vigente', reemplazadoPor: null });
  });
});

describe('steps', () => {
  it('[AREA-05] an entidad takes none, reads its own alone, and a step says which version it looked at', async () => {
    const { id, codigo } = await site.add();
    expect((await site.step('lider', id, 'suspender', 'Porque sí.')).statusCode).toBe(403);
    expect(
      (await site.step('certificador', id, 'suspender', 'Porque sí.', { version: null })).statusCode,
    ).toBe(428);
    expect(
      (await site.step('certificador', id, 'suspender', 'Porque sí.', { version: '"99"' })).statusCode,
    ).toBe(412);
    expect((await site.step('certificador', id, 'suspender')).json().detalles).toEqual([
      { campo: 'motivo', mensaje: 'Escriba el motivo.' },
    ]);
    expect((await site.step('certificador', 999_999, 'suspender', 'No.')).json().code).toBe(
      'CERTIFICADO_NO_ENCONTRADO',
    );
    expect((await site.step('certificador', id, 'levantar', 'No.')).json()).toMatchObject({
      code: 'CERTIFICADO_ACCION_NO_PERMITIDA',
      detalles: [{ mensaje: 'El certificado está en «Vigente»; esta acción se hace en «Suspendido».' }],
    });
    expect(await site.find(codigo, 'lider')).toMatchObject({ acciones: { suspender: { allowed: false } } });
    expect(await site.find(codigo, 'funcionario')).toBeUndefined();
    expect((await site.call('funcionario', 'GET', `certificados/${id}/cotejo`)).statusCode).toBe(404);
  });

  it('[AREA-05] a suspension and its end are told at once by page, credential list and notices', async () => {
    const { id, codigo } = await site.add();
    expect(await readMarcas(codigo)).toEqual({ revocation: false, suspension: false });
    await site.step('certificador', id, 'suspender', 'El servicio no responde.');
    expect(await site.read(codigo)).toMatchObject({
      estado: 'suspendido',
      causa: 'incidente',
      motivo: 'El servicio no responde.',
    });
    expect(await readMarcas(codigo)).toEqual({ revocation: false, suspension: true });
    await site.step('certificador', id, 'levantar', 'Ya responde.');
    expect(await site.read(codigo)).toMatchObject({ estado: 'vigente', causa: null, motivo: '' });
    expect(await readMarcas(codigo)).toEqual({ revocation: false, suspension: false });
    const avisos = await site.kysely
      .selectFrom('notificaciones')
      .select('evento')
      .distinct()
      .where('enlace', '=', `/certificados/${codigo}`)
      .orderBy('evento')
      .execute();
    expect(avisos.map(({ evento }) => evento)).toEqual(['certificado-levantado', 'certificado-suspendido']);
  });

  it('[AREA-05] a revocation is asked for by one person and decided by another, and is final', async () => {
    const { id, codigo } = await site.add();
    expect((await site.step('certificador', id, 'revocar')).json().detalles[0].mensaje).toContain(
      'Pídala primero',
    );
    await site.step('certificador', id, 'pedir-revocacion', 'Los datos eran de otra entidad.');
    expect(await site.read(codigo)).toMatchObject({ estado: 'vigente', motivo: '' });
    expect((await site.step('certificador', id, 'revocar')).json().detalles[0].mensaje).toBe(
      'Quien pidió la revocación no la decide: debe hacerlo otra persona.',
    );
    await site.step('certificador', id, 'descartar-revocacion');
    expect(await site.find(codigo)).toMatchObject({ revocacionPedida: null, estado: 'vigente' });
    await site.askRevocation(codigo, 'Los datos eran de otra entidad.');
    expect((await site.step('certificador', id, 'revocar')).statusCode).toBe(200);
    const revocado = {
      estado: 'revocado',
      causa: 'defecto-hallado',
      motivo: 'Los datos eran de otra entidad.',
    };
    expect(await site.read(codigo)).toMatchObject(revocado);
    expect(await readMarcas(codigo)).toEqual({ revocation: true, suspension: false });
    expect((await site.step('certificador', id, 'levantar', 'No.')).statusCode).toBe(409);
    const evento = await site.kysely
      .selectFrom('audit_events')
      .select(['action', 'result', 'detail'])
      .where('object_type', '=', 'certificado')
      .where('object_id', '=', String(id))
      .where('action', '=', 'revocar-certificado')
      .where('result', '=', 'exito')
      .executeTakeFirstOrThrow();
    expect(evento.detail).toMatchObject({
      antes: { estado: 'vigente' },
      despues: { estado: 'revocado' },
      causa: revocado.causa,
      motivo: revocado.motivo,
    });
  });
});

describe('what is stored', () => {
  const cotejar = async (id: number) =>
    (await site.call('certificador', 'GET', `certificados/${id}/cotejo`)).json();

  it('[AREA-05] one changed byte of the PDF, the credential, the record or the seal is found and named', async () => {
    const issue = async () => {
      const certificado = await site.add();
      await site.runJobs();
      expect(await cotejar(certificado.id)).toMatchObject({ valido: true });
      return certificado;
    };
    const names = async (id: number) => {
      const { valido, partes } = await cotejar(id);
      expect(valido).toBe(false);
      return partes.flatMap(({ parte, hallazgo }: { parte: string; hallazgo: string }) =>
        hallazgo === 'intacto' ? [] : [`${parte}: ${hallazgo}`],
      );
    };
    const first = await issue();
    await site.flipByte((await site.read(first.codigo)).pdf?.sha256 ?? '');
    expect(await names(first.id)).toEqual(['Archivo PDF: cambiado']);

    const second = await issue();
    const { credencial } = await site.kysely
      .selectFrom('certificados')
      .select('credencial')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    const set = (id: number, columns: object) =>
      site.kysely.updateTable('certificados').set(columns).where('id', '=', id).execute();
    await set(second.id, { credencial: credencial.replace('Directora', 'Directore') });
    expect(await names(second.id)).toEqual(['Credencial: cambiado']);
    const [changed, did] = [(await site.read(second.codigo)).credencial, await readDid()];
    expect(await verifyFirma(changed, did, criptoDeNode)).toMatchObject({
      valida: false,
      codigo: 'alterada',
    });

    const third = await issue();
    await set(third.id, { registro: JSON.stringify({ personas: [] }) });
    expect(await names(third.id)).toEqual(['Contenido registrado: cambiado']);

    const fourth = await issue();
    await set(fourth.id, { sello: sha256('otro') });
    expect(await names(fourth.id)).toEqual(['Sello: cambiado']);
  });
});

describe('keys', () => {
  it('[AREA-05] after a rotation the new key signs and what the old one signed still holds', async () => {
    const old = await site.add();
    await site.kysely.transaction().execute((trx) => createClaveDeFirma(trx, testSecrets));
    const young = await site.add();
    const did = await readDid();
    const keys = await Promise.all(
      [old, young].map(async ({ codigo }) => {
        const firma = await verifyFirma((await site.read(codigo)).credencial, did, criptoDeNode);
        return firma.valida ? firma.clave : firma.codigo;
      }),
    );
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((clave) => clave.startsWith('c-'))).toBe(true);
    expect(await readMarcas(old.codigo)).toEqual({ revocation: false, suspension: false });
  });

  it('[AREA-05] a key that others may know is marked for ever: what it signed before holds', async () => {
    const old = await site.add();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await site.kysely.transaction().execute((trx) => revokeClaves(trx, testSecrets));
    const did = await readDid();
    expect(did.verificationMethod.filter(({ revoked }: { revoked?: string }) => !revoked)).toHaveLength(1);
    const { credencial } = await site.read(old.codigo);
    expect(await verifyFirma(credencial, did, criptoDeNode)).toMatchObject({ valida: true });
    expect(await readMarcas(old.codigo)).toEqual({ revocation: false, suspension: false });
  });

  it('[AREA-05] no private key stands in the database in clear', async () => {
    const rows = await site.kysely.selectFrom('certificados_claves').select('material').execute();
    expect(rows.every(({ material }) => material.startsWith(testSecrets.currentStart))).toBe(true);
    await site.kysely.transaction().execute((trx) => refreshClaves(trx, testSecrets, false));
    expect(await site.kysely.selectFrom('certificados_claves').select('material').execute()).toEqual(rows);
  });
});

describe('addresses other specifications fix', () => {
  it('[AREA-05] answer programs of other sites, with an ETag, and only what there is', async () => {
    for (const path of [
      '/.well-known/did.json',
      '/estados/revocacion/1',
      '/contextos/certificado-v1.jsonld',
    ]) {
      const answer = await site.visit(path);
      expect([path, answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
        path,
        200,
        '*',
      ]);
      const again = await site.visit(path, { 'if-none-match': String(answer.headers['etag']) });
      expect([path, again.statusCode]).toEqual([path, 304]);
    }
    for (const path of [
      '/estados/otro/1',
      '/estados/revocacion/0',
      '/estados/revocacion/2',
      '/estados/toString/1',
    ])
      expect([path, (await site.visit(path)).statusCode]).toEqual([path, 404]);
  });
});
