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
  type PasoCertificado,
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
  'declinar-propuesta': {
    title: '¿Declinar la suspensión propuesta?',
    message: 'El certificado sigue vigente y el operador de la plataforma lee por qué.',
    sendingLabel: 'Declinando',
    motivo: 'Por qué se declina',
  },
  'proponer-suspension': {
    title: '¿Proponer la suspensión?',
    message:
      'Nada cambia hasta que quien certifica la decida. Si suspende el certificado, cualquiera leerá la causa y el motivo: no escriba datos personales.',
    sendingLabel: 'Proponiendo',
    motivo: 'Motivo de la suspensión',
  },
} as const;
/** What is done to a certificate with a reason. */
export type AccionConRazon = keyof typeof TEXTOS;
type PasoConRazon = Exclude<AccionConRazon, 'proponer-suspension'>;
export const isConRazon = (paso: PasoCertificado): paso is PasoConRazon => Object.hasOwn(TEXTOS, paso);

interface RazonDialogProps {
  readonly certificado: CertificadoListado;
  readonly accion: AccionConRazon;
  readonly onClose: () => void;
}

/** Why a certificate is suspended, back in force or to be revoked: a cause of the list, where the step has one, and words. */
export function RazonDialog({ certificado, accion, onClose }: RazonDialogProps) {
  const { move, propose } = usePasoCertificado(certificado);
  const { motivo: label, ...textos } = TEXTOS[accion];
  const causas = listCausas(accion === 'proponer-suspension' ? 'suspender' : accion, certificado.nivel);
  // What the operator proposes is what it is suspended for, unless who certifies writes something else.
  const propuesta = accion === 'suspender' ? certificado.suspensionPropuesta : null;
  const form = useRuledForm({
    initial: { causa: String(propuesta?.causa ?? ''), motivo: propuesta?.motivo ?? '' },
    names: { causa: 'Causa', motivo: label },
    findErrors: ({ causa, motivo }) => ({
      causa: causas.length > 0 && causa === '' ? 'Elija la causa.' : undefined,
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ causa, motivo }) => {
      const isDone =
        accion === 'proponer-suspension'
          ? await propose({ causa: causa as CausaCertificado, motivo }, leaveToCaller)
          : await move(
              accion,
              { motivo, ...(causa === '' ? {} : { causa: causa as CausaCertificado }) },
              leaveToCaller,
            );
      if (isDone) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      submitLabel={accion === 'proponer-suspension' ? 'Proponer' : PASO_CERTIFICADO[accion]}
      {...textos}
    >
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
