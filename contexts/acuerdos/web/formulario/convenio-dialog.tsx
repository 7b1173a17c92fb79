import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import { useSaveAcuerdo } from './use-save-acuerdo.ts';

interface ConvenioDialogProps {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly onClose: () => void;
}

const REGLAS = { multiple: false, extensiones: EXTENSIONES_DOCUMENTO };

/** The convenio with its number, its date and its document. */
export function ConvenioDialog({ acuerdo, onClose }: ConvenioDialogProps) {
  const { numero, fecha, archivo } = acuerdo.convenio;
  const { save } = useSaveAcuerdo(acuerdo);
  const carga = useCargaArchivos({ nameCtrl: 'convenio', carpeta: 'politico-tres', reglas: REGLAS });
  const [subido] = carga.listos;
  const form = useRuledForm({
    initial: { numero, fecha: fecha ?? '' },
    names: { numero: 'Número', fecha: 'Fecha' },
    findErrors: (valores) => ({
      numero: valores.numero.trim() === '' ? 'Escriba el número del convenio.' : undefined,
      fecha: valores.fecha === '' ? 'Elija la fecha del convenio.' : undefined,
    }),
    onSend: async (valores) => {
      const convenio = {
        numero: valores.numero.trim(),
        fecha: valores.fecha,
        archivoId: subido ?? archivo?.id ?? null,
      };
      if (await save({ convenio }, 'Se guardó el convenio.', leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="Convenio"
      message={archivo === null ? undefined : `Ahora: ${archivo.nombre}. Si sube otro, lo reemplaza.`}
      submitLabel="Guardar convenio"
      waitsFor={carga.isBusy && 'Cargando el documento'}
      onClose={onClose}
    >
      <TextInput
        label="Número"
        required
        maxLength={LIMITES_ACUERDO.convenio}
        {...bindField(form, 'numero')}
      />
      <DatePicker label="Fecha" required {...bindField(form, 'fecha')} />
      <CargaArchivosField carga={carga} reglas={REGLAS} label="Documento del convenio" />
    </FormModal>
  );
}
