import type { ConformidadCertificada } from '../rules/credencial.ts';

/** What the banco found of the servicios of the tests. */
export const conformidadDePrueba: ConformidadCertificada = {
  reglas: '2026.1',
  indice: 93.5,
  puntaje: 100,
  obligatorios: 24,
  contratoSha256: 'c0'.repeat(32),
  informe: {
    id: '0198c2a4-7d1e-7c3b-9a55-1f2e3d4c5b6a',
    huella: '1f'.repeat(32),
    digestSRI: `sha384-${'BwcH'.repeat(16)}`,
  },
  mensajes: [
    { operacion: 'consultarPersona', papel: 'peticion', sha256: 'a1'.repeat(32) },
    { operacion: 'consultarPersona', papel: 'respuesta', sha256: 'b2'.repeat(32) },
  ],
};
