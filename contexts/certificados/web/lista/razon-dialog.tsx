import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { CertificadoListado } from '../../contract/index.ts';
import {
  CAUSA_CERTIFICADO,
  type CausaCertificado,
  LIMITES_CERTIFICADO,
  PASO_CERTIFICADO,
} from '../../contract/terms.ts';
import { listCausas } from '../../rules/causas.ts';
import { usePasoCertificado } from './use-paso-certificado.ts';

const PUBLICO =
  'Cualquiera leerá la causa y el motivo en la página del certificado: no escriba datos personales.';

const TEXTOS = {
  suspender: {
    title: '¿Suspender el certificado?',
    message: `Deja de valer desde ahora, la versión del servicio queda en suspensión y se avisa a la entidad. ${PUBLICO}`,
    sendingLabel: 'Suspendiendo',
    motivo: 'Motivo de la suspensión',
  },
  levantar: {
    title: '¿Levantar la suspensión?',
    message:
      'El certificado vuelve a valer desde ahora y se avisa a la entidad. La versión del servicio sale de la suspensión si ningún otro certificado suyo está suspendido.',
    sendingLabel: 'Levantando',
    motivo: 'Por qué se levanta',
  },
  'pedir-revocacion': {
    title: '¿Pedir la revocación?',
    message: `Nada cambia hasta que otra persona la decida. ${PUBLICO}`,
    sendingLabel: 'Pidiendo',
    motivo: 'Motivo de la revocación',
  },
} as const;
/** Steps that say why. */
export type PasoConRazon = keyof typeof TEXTOS;
export const isConRazon = (paso: string): paso is PasoConRazon => Object.hasOwn(TEXTOS, paso);

interface RazonDialogProps {
  readonly certificado: CertificadoListado;
  readonly paso: PasoConRazon;
  readonly onClose: () => void;
}

/** Why a certificate is suspended, back in force or to be revoked: a cause of the list, where the step has one, and words. */
export function RazonDialog({ certificado, paso, onClose }: RazonDialogProps) {
  const { move } = usePasoCertificado(certificado);
  const { motivo: label, ...textos } = TEXTOS[paso];
  const causas = listCausas(paso, certificado.nivel);
  const form = useRuledForm({
    initial: { causa: '', motivo: '' },
    names: { causa: 'Causa', motivo: label },
    findErrors: ({ causa, motivo }) => ({
      causa: causas.length > 0 && causa === '' ? 'Elija la causa.' : undefined,
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ causa, motivo }) => {
      const razon = { motivo, ...(causa === '' ? {} : { causa: causa as CausaCertificado }) };
      if (await move(paso, razon, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal form={form} onClose={onClose} submitLabel={PASO_CERTIFICADO[paso]} {...textos}>
      {causas.length === 0 ? null : (
        <Select
          label="Causa"
          required
          placeholder="Seleccione una causa"
          options={causas.map((causa) => ({ value: causa, label: CAUSA_CERTIFICADO[causa] }))}
          {...bindField(form, 'causa')}
        />
      )}
      <Textarea
        label={label}
        required
        maxLength={LIMITES_CERTIFICADO.motivo}
        {...bindField(form, 'motivo')}
      />
    </FormModal>
  );
}
