import { InformeVerificacionPanel } from './informe-verificacion-panel.tsx';
import {
  CertificadosPanel,
  ConsumoPanel,
  OrganizacionalPanel,
  PoliticoLegalPanel,
  TecnicoPanel,
} from './respuestas-panel.tsx';

/** Parts of a request of level 3 on its page; who decides about it reads the report first. */
export const PESTANAS_NIVEL_TRES = [
  { id: 'verificacion', label: 'Verificación', Panel: InformeVerificacionPanel },
  { id: 'servicio', label: 'Servicio', Panel: CertificadosPanel },
  { id: 'politico-legal', label: 'Político-legal', Panel: PoliticoLegalPanel },
  { id: 'organizacional', label: 'Organizacional', Panel: OrganizacionalPanel },
  { id: 'tecnico', label: 'Técnico', Panel: TecnicoPanel },
  { id: 'consumo', label: 'Consumo', Panel: ConsumoPanel },
] as const;
