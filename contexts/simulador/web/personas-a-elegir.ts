import { PERSONAJE } from '../contract/terms.ts';
import { presentPersona } from '../rules/poblacion/elenco.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';

/** The person of the picture: with accents, an eñe and a birthday on 29 February. */
export const PRIMERA_PERSONA = '9999000012';

/** People on offer: those to watch for and a few others. The whole population is in the documentation. */
export const PERSONAS_A_ELEGIR = getPoblacion()
  .personas.slice(0, 24)
  .sort((one, other) => Number(one.personaje === null) - Number(other.personaje === null))
  .map((persona) => ({
    value: persona.numero,
    label:
      persona.personaje === null
        ? presentPersona(persona)
        : `${presentPersona(persona)} · ${PERSONAJE[persona.personaje]}`,
  }));
