import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { focusInvalid } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Modal } from '@marco/web-kit/modal';
import { type FormEvent, useId, useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { CampoLargo, CampoTexto } from '../edicion/campos.tsx';
import type { ValoresElemento } from '../edicion/valores-elemento.ts';
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
  const formId = useId();
  const [escrito, setEscrito] = useState<Valor>(valor ?? NUEVO);
  const [wasSent, setSent] = useState(false);
  const [problema, setProblema] = useState<string | null>(null);
  const edit = (part: Partial<Valor>) => setEscrito((before) => ({ ...before, ...part }));
  const found = findErroresValor(escrito, otros, elemento);
  const errores = wasSent ? found : {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length > 0 || problema !== null) {
      focusInvalid();
      return;
    }
    onKeep({
      ...escrito,
      codigo: escrito.codigo.trim(),
      nombre: escrito.nombre.trim(),
      descripcion: escrito.descripcion.trim(),
    });
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={valor ? `Editar el valor ${valor.codigo}` : 'Agregar valor'}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            {valor ? 'Cambiar' : 'Agregar'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <FormGrid>
          <FormCell span={6}>
            <CampoTexto
              label="Código"
              required
              maxLength={LIMITES_ELEMENTO.valorCodigo}
              value={escrito.codigo}
              onChange={(codigo) => edit({ codigo })}
              error={errores.codigo}
            />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto
              label="Nombre"
              required
              maxLength={LIMITES_ELEMENTO.valorNombre}
              value={escrito.nombre}
              onChange={(nombre) => edit({ nombre })}
              error={errores.nombre}
            />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo
              label="Descripción"
              optional
              rows={2}
              value={escrito.descripcion}
              onChange={(descripcion) => edit({ descripcion })}
              error={errores.descripcion}
            />
          </FormCell>
          <FormCell span={6}>
            <DatePicker
              label="Rige desde"
              optional
              value={escrito.vigenteDesde ?? ''}
              onChange={(day) => edit({ vigenteDesde: day || null })}
              onProblem={setProblema}
              submitted={wasSent}
            />
          </FormCell>
          <FormCell span={6}>
            <DatePicker
              label="Rige hasta"
              optional
              value={escrito.vigenteHasta ?? ''}
              onChange={(day) => edit({ vigenteHasta: day || null })}
              errors={errores.vigenteHasta ? [errores.vigenteHasta] : []}
              onProblem={setProblema}
              submitted={wasSent}
            />
          </FormCell>
        </FormGrid>
      </form>
    </Modal>
  );
}
