import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyArchivo } from '../rules/verificacion/archivo.ts';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';
import { conformidadDePrueba } from '../testing/conformidad-de-prueba.ts';
import { criptoDeNode } from '../testing/cripto-de-node.ts';

let site: CertificadosSite;
beforeAll(async () => {
  site = await startCertificadosSite();
});
afterAll(() => site.close());

const getSegundo = async () => {
  const { certificados } = await site.addVersion(2);
  const segundo = certificados[1];
  if (!segundo) throw new Error('There is no level 2.');
  return segundo;
};
const readDid = async () => (await site.visit('/.well-known/did.json')).json();

it('[AREA-05] a certificate of level 2 says what the banco found, in page, credential and PDF; level 1 says nothing of it', async () => {
  const { certificados } = await site.addVersion(2);
  const [primero, segundo] = certificados;
  await site.runJobs();
  const uno = await site.read(primero?.codigo ?? '');
  expect(uno.conformidad).toBeNull();
  expect(Object.keys(uno.credencial)).not.toContain('relatedResource');
  const { conformidad, credencial, numero, inferiores, servicio } = await site.read(segundo?.codigo ?? '');
  expect(numero).toMatch(/^LCI-C2-/);
  expect([uno.inferiores, inferiores]).toEqual([
    [],
    [{ numero: uno.numero, codigo: uno.codigo, estado: 'vigente' }],
  ]);
  expect(servicio.id).toBe(segundo?.servicioId);
  expect(servicio.versionId).toBe((await site.readVersion(servicio.id)).id);
  expect(conformidad).toEqual(conformidadDePrueba);
  expect(credencial['relatedResource']).toMatchObject([{ digestSRI: conformidadDePrueba.informe.digestSRI }]);
  const answer = await site.visit(`/api-public/certificados/${segundo?.codigo}?formato=pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const squeezed = text.replaceAll(/\s+/g, '');
  for (const piece of [
    'Nivel 2',
    'Índice de cobertura',
    '93,5 %',
    '100 % de las comprobaciones ejecutadas',
    'NIT 899.999.053-1',
    '24 de 24 con su lugar en el contrato',
    'Anexo: lo que comprobó el banco de conformidad',
    conformidadDePrueba.contratoSha256,
    conformidadDePrueba.informe.huella,
    'consultarPersona',
    'b2'.repeat(32),
  ])
    expect(squeezed).toContain(piece.replaceAll(' ', ''));
  const fuentes = { did: await readDid(), ahora: new Date(), enLinea: null };
  const informe = await verifyArchivo(new Uint8Array(answer.rawPayload), fuentes, criptoDeNode);
  expect(informe.constataciones.map(({ dictamen }) => dictamen)).toEqual([
    'Correcta',
    'Intacto',
    'Sin conexión',
  ]);
  expect(informe.dicho).toContainEqual(['Puntaje de conformidad', '100 % de las comprobaciones ejecutadas']);
});

it('[AREA-05] is opened however its code is typed, O for 0 and I or L for 1', async () => {
  const { codigo } = await getSegundo();
  for (const [cero, uno] of ['OI', 'ol', 'oi'])
    expect(
      (await site.read(codigo.replaceAll('0', String(cero)).replaceAll('1', String(uno)))).codigo.replaceAll(
        '-',
        '',
      ),
    ).toBe(codigo);
});

it('[AREA-05] what was found cannot be changed in the stored record without being named', async () => {
  const { id, codigo } = await getSegundo();
  await site.runJobs();
  const cotejar = async () => (await site.call('certificador', 'GET', `certificados/${id}/cotejo`)).json();
  expect(await cotejar()).toMatchObject({ valido: true });
  const { contenido } = await site.kysely
    .selectFrom('certificados')
    .select('contenido')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const other = { ...(contenido as object), conformidad: { ...conformidadDePrueba, puntaje: 99 } };
  await site.kysely
    .updateTable('certificados')
    .set({ contenido: JSON.stringify(other) })
    .where('id', '=', id)
    .execute();
  expect((await site.read(codigo)).conformidad?.puntaje).toBe(99);
  expect(
    (await cotejar()).partes.flatMap(({ parte, hallazgo }: { parte: string; hallazgo: string }) =>
      hallazgo === 'intacto' ? [] : [parte],
    ),
  ).toEqual(['Contenido registrado', 'Credencial']);
});
