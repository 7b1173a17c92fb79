import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareArchivos, type HuellaDeArchivo, presentManifiesto, readArchivos } from './manifiesto.ts';

const huella = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.join(''));
const archivos = fc.uniqueArray(
  fc.record({ ruta: fc.string({ minLength: 1 }), bytes: fc.nat(), sha256: huella }),
  { selector: ({ ruta }) => ruta, minLength: 1, maxLength: 12 },
);
const ASUNTO = { oid: '2.999.170.2.7.1', servicio: 'Consulta', version: '1.0' };

const present = (suyos: readonly HuellaDeArchivo[]) =>
  presentManifiesto({
    emisor: 'did:web:marco.example',
    asunto: ASUNTO,
    momento: '2026-11-26T20:00:00Z',
    formato: 1,
    archivos: suyos,
  });

describe('the manifest of a package', () => {
  it('[AREA-15] reads as it was written, and nothing else is one', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        expect(readArchivos(JSON.parse(JSON.stringify(present(suyos))))).toEqual(suyos);
      }),
    );
    for (const ajeno of [{}, { credentialSubject: 3 }, { credentialSubject: { archivos: [{ ruta: 'a' }] } }])
      expect(readArchivos(ajeno)).toBeUndefined();
  });

  it('[AREA-15] names the file that changed, the one that is missing and the one too many, and no other', () => {
    fc.assert(
      fc.property(archivos, fc.nat(), (suyos, place) => {
        const uno = suyos[place % suyos.length];
        if (!uno) return;
        expect(compareArchivos(suyos, suyos.toReversed())).toEqual([]);
        const otros = suyos.filter((archivo) => archivo !== uno);
        const cambiado = { ...uno, sha256: uno.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
        expect(compareArchivos(suyos, [...otros, cambiado])).toEqual([
          { ruta: uno.ruta, hallazgo: 'cambiado' },
        ]);
        expect(compareArchivos(suyos, otros)).toEqual([{ ruta: uno.ruta, hallazgo: 'ausente' }]);
        expect(compareArchivos(otros, suyos)).toEqual([{ ruta: uno.ruta, hallazgo: 'sobra' }]);
      }),
    );
  });
});
