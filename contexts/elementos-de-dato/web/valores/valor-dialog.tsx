import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal, useRowDraft } from '@marco/web-kit/form-modal';
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

/** One value of a lista. */
export function ValorDialog({ valor, otros, elemento, onKeep, onClose }: ValorDialogProps) {
  const { row: escrito, edit, wasSent, submit } = useRowDraft<Valor>(valor ?? NUEVO);
  const [problemas, setProblemas] = useState<Readonly<Record<string, string | null>>>({});
  const errores = findErroresValor(escrito, otros, elemento);
  const isRight = Object.keys(errores).length === 0 && Object.values(problemas).every((one) => one === null);
  const toProblem = (name: keyof Valor) => (problema: string | null) =>
    setProblemas((before) => ({ ...before, [name]: problema }));
  const toField = (name: keyof Valor) => ({
    errors: errores[name] === undefined ? [] : [errores[name]],
    submitted: wasSent,
  });

  return (
    <FormModal
      onClose={onClose}
      message="Los campos marcados con * son obligatorios."
      title={valor ? `Editar el valor ${valor.codigo}` : 'Agregar valor'}
      onSubmit={() => submit(isRight, onKeep)}
      submitLabel={valor ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={6}>
          <TextInput
            autoComplete="off"
            label="Código"
            required
            maxLength={LIMITES_ELEMENTO.valorCodigo}
            value={escrito.codigo}
            onChange={(codigo) => edit({ codigo })}
            {...toField('codigo')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            autoComplete="off"
            label="Nombre"
            required
            maxLength={LIMITES_ELEMENTO.valorNombre}
            value={escrito.nombre}
            onChange={(nombre) => edit({ nombre })}
            {...toField('nombre')}
          />
        </FormCell>
        <FormCell span={12}>
          <Textarea
            label="Descripción"
            optional
            rows={2}
            value={escrito.descripcion}
            onChange={(descripcion) => edit({ descripcion })}
            {...toField('descripcion')}
          />
        </FormCell>
        <FormCell span={6}>
          <DatePicker
            label="Rige desde"
            optional
            value={escrito.vigenteDesde ?? ''}
            onChange={(day) => edit({ vigenteDesde: day || null })}
            onProblem={toProblem('vigenteDesde')}
            submitted={wasSent}
          />
        </FormCell>
        <FormCell span={6}>
          <DatePicker
            label="Rige hasta"
            optional
            value={escrito.vigenteHasta ?? ''}
            onChange={(day) => edit({ vigenteHasta: day || null })}
            onProblem={toProblem('vigenteHasta')}
            {...toField('vigenteHasta')}
          />
        </FormCell>
      </FormGrid>
    </FormModal>
  );
}
