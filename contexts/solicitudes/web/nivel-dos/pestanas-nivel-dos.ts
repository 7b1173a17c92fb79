import { ContratoPanel, CorrespondenciaPanel, InformePanel, MensajesPanel } from './paneles-nivel-dos.tsx';

/** Parts of a request of level 2 on its page; who decides about it reads the report first. */
export const PESTANAS_NIVEL_DOS = [
  { id: 'informe', label: 'Informe del banco', Panel: InformePanel },
  { id: 'correspondencia', label: 'Correspondencia', Panel: CorrespondenciaPanel },
  { id: 'mensajes', label: 'Mensajes', Panel: MensajesPanel },
  { id: 'contrato', label: 'Contrato y constancia', Panel: ContratoPanel },
] as const;
