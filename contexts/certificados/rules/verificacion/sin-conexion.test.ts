import { describe, expect, it } from 'vitest';
import {
  createCertificadoFirmado,
  createPdfDePrueba,
  didDePrueba,
} from '../../testing/certificado-firmado.ts';
import { conformidadDePrueba } from '../../testing/conformidad-de-prueba.ts';
import { criptoDeNode } from '../../testing/cripto-de-node.ts';
import { findPrecinto } from '../precinto.ts';
import { verifyArchivo } from './archivo.ts';

/** Every other one is of level 2. */
const CINCUENTA = Array.from({ length: 50 }, (_, place) =>
  createCertificadoFirmado(
    `000000000000${String(place).padStart(4, '0')}X`,
    `Servicio ${place} «así»`,
    place % 2 === 0 ? undefined : conformidadDePrueba,
  ),
);
const AHORA = new Date('2026-11-27T15:00:00Z');
type Firmado = (typeof CINCUENTA)[number];

const verify = async (bytes: Uint8Array, guardado?: Firmado) => {
  const publicado = guardado && { credencial: guardado.credencial, pdf: null, sello: null };
  const fuentes = { did: didDePrueba, ahora: AHORA, enLinea: null, guardado: publicado };
  return (await verifyArchivo(bytes, fuentes, criptoDeNode)).constataciones;
};
const encode = (texto: string) => new TextEncoder().encode(texto);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('with the network cut', () => {
  it('[AREA-05] fifty certificates verify as PDF and as JSON, and their state is not known', async () => {
    for (const { pdf, texto } of CINCUENTA) {
      expect((await verify(pdf)).map(({ resultado }) => resultado)).toEqual(['bien', 'bien', 'sin-saber']);
      expect((await verify(encode(texto))).map(({ resultado }) => resultado)).toEqual(['bien', 'sin-saber']);
    }
    const [, , estado] = await verify(CINCUENTA[0]?.pdf ?? new Uint8Array());
    expect(estado?.detalle).toBe(
      'Si fue suspendido o revocado solo se sabe en línea: https://marco.example/certificados/0000000000000000X.',
    );
  });

  it('[AREA-05] of fifty PDFs with one changed byte each, the very byte and its part are named', async () => {
    for (const [step, { pdf }] of CINCUENTA.entries()) {
      const precinto = findPrecinto(latin1(pdf));
      if (!precinto) throw new Error('There is no precinto.');
      const place = Math.floor((step * pdf.length) / 50);
      const changed = Uint8Array.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const found = (await verify(changed)).find(({ asunto }) => asunto === 'Archivo PDF');
      expect([place, found?.resultado]).toEqual([place, 'mal']);
      const isInside = place >= precinto.desde && place < precinto.hasta;
      expect(found?.detalle).toMatch(
        isInside ? /precinto/ : new RegExp(`Cambió el byte ${place.toLocaleString('es-CO')}, en `),
      );
    }
  });

  it('[AREA-05] of fifty JSON with one changed byte each, all are found; with the page of the certificate, the place is named', async () => {
    for (const [step, firmado] of CINCUENTA.entries()) {
      const { texto } = firmado;
      const place = 1 + Math.floor((step * (texto.length - 1)) / 50);
      const other = texto[place] === '7' ? '8' : '7';
      const changed = encode(texto.slice(0, place) + other + texto.slice(place + 1));
      expect([place, (await verify(changed))[0]?.resultado]).toEqual([place, 'mal']);
      const detalles = (await verify(changed, firmado)).map(({ detalle }) => detalle).join(' ');
      expect([place, detalles]).toEqual([place, expect.stringMatching(/Cambió: \S+|hasta la letra \d+/)]);
    }
  });

  it('[AREA-05] what a certificate says is told once its signature holds, and what of level 2 changed is named', async () => {
    const dos = CINCUENTA[1] as Firmado;
    const informe = async (bytes: Uint8Array) =>
      verifyArchivo(
        bytes,
        { did: didDePrueba, ahora: AHORA, enLinea: null, guardado: { ...dos, pdf: null, sello: null } },
        criptoDeNode,
      );
    expect((await informe(dos.pdf)).dicho).toEqual([
      ['Servicio', 'Servicio 1 «así», versión 1.0'],
      ['Entidad', 'Entidad, NIT 899.999.053-1'],
      ['Nivel', 'Nivel 2'],
      ['Índice de cobertura', '93,5 %'],
      ['Puntaje de conformidad', '100 % de las comprobaciones ejecutadas'],
      ['Campos obligatorios', '24 de 24 con su lugar en el contrato'],
      ['Reglas del banco', 'Versión 2026.1'],
      ['Contrato, SHA-256', conformidadDePrueba.contratoSha256],
      ['Informe, SHA-256', conformidadDePrueba.informe.huella],
    ]);
    const contada = createCertificadoFirmado('00000000000000011', 'Contada', {
      ...conformidadDePrueba,
      puntaje: 94.7,
      comprobaciones: { parte: 18, total: 19 },
    });
    expect((await informe(contada.pdf)).dicho).toContainEqual([
      'Puntaje de conformidad',
      '18 de 19 comprobaciones, 94,7 %',
    ]);
    const uno = await verify(CINCUENTA[0]?.pdf ?? new Uint8Array());
    expect(uno[0]?.resultado).toBe('bien');
    const changed = await informe(encode(dos.texto.replace('"puntaje":100', '"puntaje":101')));
    expect(changed.dicho).toEqual([]);
    expect(changed.constataciones.map(({ detalle }) => detalle).join(' ')).toContain(
      'Cambió: credentialSubject.conformidad.puntaje',
    );
    const otro = encode(dos.texto.replace(conformidadDePrueba.informe.digestSRI, 'sha384-otro'));
    expect((await informe(otro)).constataciones.map(({ detalle }) => detalle).join(' ')).toContain(
      'Cambió: relatedResource.0.digestSRI',
    );
  });

  it('[AREA-05] of another installation nothing is told of what it says', async () => {
    for (const { pdf, texto } of CINCUENTA.slice(0, 2)) {
      const otra = { did: { ...didDePrueba, id: 'did:web:otra.example' }, ahora: AHORA, enLinea: null };
      for (const bytes of [pdf, encode(texto)]) {
        const { dicho, constataciones } = await verifyArchivo(bytes, otra, criptoDeNode);
        expect(dicho).toEqual([]);
        expect(constataciones[0]?.resultado).toBe('mal');
      }
    }
  });

  it('[AREA-05] more bytes, fewer bytes, two bytes and the precinto of another certificate are told', async () => {
    const [{ pdf, texto }, otro] = CINCUENTA as [Firmado, Firmado];
    const detalle = async (bytes: Uint8Array) =>
      (await verify(bytes)).find(({ asunto }) => asunto === 'Archivo PDF')?.detalle;
    expect(await detalle(Buffer.concat([pdf, Buffer.from('\n')]))).toMatch(
      /Tiene 1 bytes de más, desde el byte/,
    );
    expect(await detalle(pdf.subarray(0, -1))).toMatch(/Tiene 1 bytes de menos/);
    const two = Uint8Array.from(pdf);
    two[20] = 1;
    two[40] = 1;
    expect(await detalle(two)).toMatch(/Cambiaron bytes entre el 0 y el 127/);
    const [own, foreign] = [findPrecinto(latin1(pdf)), findPrecinto(latin1(otro.pdf))];
    if (!own || !foreign) throw new Error('There is no precinto.');
    const moved = [
      pdf.subarray(0, own.desde),
      otro.pdf.subarray(foreign.desde, foreign.hasta),
      pdf.subarray(own.hasta),
    ];
    expect(await detalle(Buffer.concat(moved))).toMatch(/Cambiaron|Cambió|bytes de/);
    const bare = Buffer.concat([pdf.subarray(0, own.desde), pdf.subarray(own.hasta)]);
    expect(await detalle(bare)).toMatch(/Le falta el precinto/);
    expect(await detalle(createPdfDePrueba(texto, '00000000000000011'))).toMatch(/es de otro certificado/);
  });
});
