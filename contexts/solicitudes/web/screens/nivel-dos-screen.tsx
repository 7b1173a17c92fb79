import { INICIO } from '@marco/parametros/paths';
import { type FormaDeNivel, PantallaDeNivel } from '../formulario/pantalla-de-nivel.tsx';
import { ETAPAS_NIVEL_DOS, type EtapaNivelDos } from '../nivel-dos/etapas-nivel-dos.ts';
import { FormularioNivelDos } from '../nivel-dos/formulario-nivel-dos.tsx';
import { CONSULTA, NIVEL_DOS } from '../trail.ts';

const FORMA: FormaDeNivel<EtapaNivelDos> = {
  nivel: 2,
  lead: 'Muestre que lo que su entidad construyó dice exactamente lo que certificó el nivel 1.',
  hint: 'Se pide para la versión que tiene el nivel 1 certificado y vigente.',
  etapas: ETAPAS_NIVEL_DOS,
  sobre: [INICIO, CONSULTA, NIVEL_DOS],
  Formulario: FormularioNivelDos,
};

/** 'solicitud/nivel-dos': a request of level 2 that begins, a draft, or one that was returned (AREA-05). */
export function NivelDosScreen() {
  return <PantallaDeNivel forma={FORMA} />;
}
