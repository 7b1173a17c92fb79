import {
  CAUSAS_CERTIFICADO,
  type CausaCertificado,
  type NivelCertificado,
  type PasoCertificado,
} from '../contract/terms.ts';

interface Admision {
  /** Levels that ask for what it is about. */
  readonly niveles: readonly NivelCertificado[];
  readonly pasos: readonly PasoCertificado[];
}

const SUSPENDER_O_REVOCAR = ['suspender', 'pedir-revocacion'] as const;
const TODOS = [1, 2, 3] as const;

/** Where each cause is admitted (docs/rules/certificates.md): levels 1 and 2 know neither ANS nor servers. */
const ADMISION: Readonly<Record<CausaCertificado, Admision>> = {
  incidente: { niveles: TODOS, pasos: SUSPENDER_O_REVOCAR },
  // It is renewed: a reason to stop, none to end.
  'certificado-tls-vencido': { niveles: [3], pasos: ['suspender'] },
  'ans-incumplido': { niveles: [3], pasos: SUSPENDER_O_REVOCAR },
  'norma-cambiada': { niveles: TODOS, pasos: SUSPENDER_O_REVOCAR },
  'defecto-hallado': { niveles: TODOS, pasos: SUSPENDER_O_REVOCAR },
  'solicitud-de-la-entidad': { niveles: TODOS, pasos: SUSPENDER_O_REVOCAR },
  // Nobody chooses it: it follows from a revocation.
  'nivel-inferior-revocado': { niveles: TODOS, pasos: [] },
};

/** The causes a step of a certificate may have, in the order of the list; none for a step that asks for none. */
export function listCausas(paso: PasoCertificado, nivel: NivelCertificado): readonly CausaCertificado[] {
  return CAUSAS_CERTIFICADO.filter((causa) => {
    const { pasos, niveles } = ADMISION[causa];
    return pasos.includes(paso) && niveles.includes(nivel);
  });
}
