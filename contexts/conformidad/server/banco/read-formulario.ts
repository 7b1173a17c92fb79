import {
  type CallContext,
  ContentTooLargeError,
  FormError,
  type FormFault,
  type ReceivedFile,
  refuse,
} from '@marco/server-kit';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';

const FAULTS: Readonly<Record<FormFault, keyof typeof conformidadErrors>> = {
  'not-a-form': 'FORMULARIO_REQUERIDO',
  'no-file': 'CONTRATO_AUSENTE',
  'several-files': 'CONTRATOS_EXCEDIDOS',
  broken: 'FORMULARIO_INCOMPLETO',
};

/**
 * The contract of a form.
 *
 * @throws FORMULARIO_REQUERIDO, FORMULARIO_INCOMPLETO, CONTRATO_AUSENTE, CONTRATO_PESADO, CONTRATOS_EXCEDIDOS
 */
export async function readFormulario(context: CallContext): Promise<Uint8Array> {
  const [archivo] = await receive(context);
  if (archivo?.field !== 'contrato') throw refuse(conformidadErrors, 'CONTRATO_AUSENTE');
  return archivo.content;
}

async function receive(context: CallContext): Promise<readonly ReceivedFile[]> {
  try {
    return await context.receiveFiles({ files: 1, bytes: LIMITES_CONTRATO.bytes });
  } catch (error) {
    if (error instanceof FormError) throw refuse(conformidadErrors, FAULTS[error.fault]);
    if (error instanceof ContentTooLargeError) throw refuse(conformidadErrors, 'CONTRATO_PESADO');
    throw error;
  }
}
