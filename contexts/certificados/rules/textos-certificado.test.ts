import { expect, it } from 'vitest';
import { contenidosDorados, emisorDorado, LUGAR_DORADO } from '../testing/dorados/contenidos.ts';
import { type ContenidoCertificado, presentCredencial } from './credencial.ts';
import { presentTextosCertificado } from './textos-certificado.ts';
import { presentDicho } from './verificacion/dicho.ts';

const present = (contenido: ContenidoCertificado) => ({
  pdf: presentTextosCertificado({
    contenido,
    momento: '23 de noviembre de 2026',
    producto: 'Marco',
    ministerio: 'Ministerio',
    base: emisorDorado.base,
    credencial: '',
    huellaCredencial: '',
  }).datos,
  dicho: presentDicho(presentCredencial(contenido, emisorDorado, LUGAR_DORADO)),
});

it.each([1, 2] as const)(
  '[AREA-05] a certificate of level %s that was reaffirmed says since when in its PDF and where it is verified, no other one does',
  (nivel) => {
    const entero = contenidosDorados[nivel];
    const sinCambios = { version: '1.0', certificado: 'LCI-C1-2026-000007', codigo: '00000000000000022' };
    const linea = ['Reafirmado', 'Sin cambios desde la versión 1.0 (certificado LCI-C1-2026-000007)'];
    for (const dicho of Object.values(present({ ...entero, sinCambios })))
      expect(dicho).toContainEqual(linea);
    for (const dicho of Object.values(present(entero)))
      expect(dicho.map(([nombre]) => nombre)).not.toContain('Reafirmado');
  },
);
