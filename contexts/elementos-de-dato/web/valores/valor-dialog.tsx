import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import type { ValoresElemento } from '../formulario/valores-elemento.ts';
import { findErroresValor } from './find-errores-valor.ts';

interface ValorDialogProps {
  /** The value to change; null adds one. */
  readonly valor: Valor | null;
  readonly otros: readonly Valor[];
  readonly elemento: ValoresElemento;
  readonly onKeep: (valor: Valor) => void;
  readonly onClose: () => void;
}

const NUEVO: Valor = { codigo: '', nombre: '', descripcion: '', vigenteDesde: null, vigenteHasta: null };
const NOMBRES: Readonly<Record<keyof Valor, string>> = {
  codigo: 'Código',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  vigenteDesde: 'Rige desde',
  vigenteHasta: 'Rige hasta',
};

/** One value of a lista. */
export function ValorDialog({ valor, otros, elemento, onKeep, onClose }: ValorDialogProps) {
  // Half a date is no value yet: it must not be kept as none.
  const [problemas, setProblemas] = useState<Partial<Record<keyof Valor, string | null>>>({});
  const form = useRuledForm<Valor>({
    initial: valor ?? NUEVO,
    names: NOMBRES,
    findErrors: (escrito) => {
      const errores = findErroresValor(escrito, otros, elemento);
      return {
        ...errores,
        vigenteDesde: problemas.vigenteDesde ?? undefined,
        vigenteHasta: problemas.vigenteHasta ?? errores.vigenteHasta,
      };
    },
    onSend: async ({ codigo, nombre, descripcion, ...vigencia }) =>
      onKeep({
        codigo: codigo.trim(),
        nombre: nombre.trim(),
        descripcion: descripcion.trim(),
        ...vigencia,
      }),
  });
  const bindDay = (name: 'vigenteDesde' | 'vigenteHasta') => ({
    ...bindField(form, name),
    value: form.values[name] ?? '',
    onChange: (day: string) => form.change({ [name]: day || null }),
    onProblem: (problema: string | null) => setProblemas((before) => ({ ...before, [name]: problema })),
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      message="Los campos marcados con * son obligatorios."
      title={valor ? `Editar el valor ${valor.codigo}` : 'Agregar valor'}
      submitLabel={valor ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={6}>
          <TextInput
            autoComplete="off"
            label={NOMBRES.codigo}
            required
            maxLength={LIMITES_ELEMENTO.valorCodigo}
            {...bindField(form, 'codigo')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            autoComplete="off"
            label={NOMBRES.nombre}
            required
            maxLength={LIMITES_ELEMENTO.valorNombre}
            {...bindField(form, 'nombre')}
          />
        </FormCell>
        <FormCell span={12}>
          <Textarea label={NOMBRES.descripcion} optional rows={2} {...bindField(form, 'descripcion')} />
        </FormCell>
        <FormCell span={6}>
          <DatePicker label={NOMBRES.vigenteDesde} optional {...bindDay('vigenteDesde')} />
        </FormCell>
        <FormCell span={6}>
          <DatePicker label={NOMBRES.vigenteHasta} optional {...bindDay('vigenteHasta')} />
        </FormCell>
      </FormGrid>
    </FormModal>
  );
}
