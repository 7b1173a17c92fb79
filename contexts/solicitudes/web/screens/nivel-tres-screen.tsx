import { INICIO } from '@marco/parametros/paths';
import { type FormaDeNivel, PantallaDeNivel } from '../formulario/pantalla-de-nivel.tsx';
import { ETAPAS_NIVEL_TRES, type EtapaNivelTres } from '../nivel-tres/etapas-nivel-tres.ts';
import { FormularioNivelTres } from '../nivel-tres/formulario-nivel-tres.tsx';
import { CONSULTA, NIVEL_TRES } from '../trail.ts';

const FORMA: FormaDeNivel<EtapaNivelTres> = {
  nivel: 3,
  lead: 'Muestre que otras entidades pueden usar el servicio: legal, organizacional y técnicamente.',
  hint: 'Se pide para la versión que tiene los niveles 1 y 2 certificados y vigentes.',
  etapas: ETAPAS_NIVEL_TRES,
  sobre: [INICIO, CONSULTA, NIVEL_TRES],
  Formulario: FormularioNivelTres,
};

/** 'solicitud/nivel-tres': a request of level 3 that begins, a draft, or one that was returned (AREA-05). */
export function NivelTresScreen() {
  return <PantallaDeNivel forma={FORMA} />;
}
