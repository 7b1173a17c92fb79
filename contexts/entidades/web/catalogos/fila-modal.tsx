import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { Modal, useModal } from '@marco/web-kit/modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { FilaCatalogo } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre } from '../../rules/catalogos/fila-catalogo.ts';
import styles from './catalogos.module.css';
import { ESTADO_FILA, toEstadoFila, useSaveFila, type ValoresFila } from './use-save-fila.ts';

export interface FilaModalProps {
  readonly catalogo: Catalogo;
  /** The row to change; null adds one. */
  readonly fila: FilaCatalogo | null;
  readonly onClose: () => void;
}

const ESTADOS = (['activo', 'inactivo'] as const).map((value) => ({ value, label: ESTADO_FILA[value] }));

/** Adds a row to a catalogue or changes one. */
export function FilaModal({ catalogo, fila, onClose }: FilaModalProps) {
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const formId = useId();
  const save = useSaveFila(catalogo, fila);
  const [valores, setValores] = useState<ValoresFila>({
    codigo: fila?.codigo ?? '',
    nombre: fila?.nombre ?? '',
    estado: toEstadoFila(fila?.activo ?? true),
  });
  const [submitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const errorCodigo = fila ? undefined : findErrorCodigo(catalogo, valores.codigo);
  const errorNombre = findErrorNombre(valores.nombre);
  const edit = (part: Partial<ValoresFila>) => setValores((current) => ({ ...current, ...part }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (errorCodigo ?? errorNombre) {
      const wrong = [errorCodigo, errorNombre].filter((message) => message !== undefined);
      await openValidationErrors(modals, wrong);
      return;
    }
    setSaving(true);
    try {
      if (!(await save(valores))) return;
      await queries.invalidateQueries({ queryKey: ['entidades'] });
      banner.success(fila ? 'Se guardaron los cambios del catálogo.' : 'Se agregó la fila al catálogo.');
      onClose();
    } catch (error) {
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={fila ? `Editar ${fila.codigo}` : 'Agregar al catálogo'}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSaving && 'Guardando'}>
            Guardar
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {fila ? null : (
          <TextInput
            label="Código"
            required
            autoComplete="off"
            inputMode="numeric"
            value={valores.codigo}
            onChange={(codigo) => edit({ codigo })}
            errors={errorCodigo ? [errorCodigo] : []}
            submitted={submitted}
          />
        )}
        <TextInput
          label="Nombre"
          required
          autoComplete="off"
          value={valores.nombre}
          onChange={(nombre) => edit({ nombre })}
          errors={errorNombre ? [errorNombre] : []}
          submitted={submitted}
        />
        {fila ? (
          <RadioGroup
            label="Estado"
            equal
            hint={
              fila.usos > 0
                ? `Lo usan ${fila.usos} entidades: si lo inactiva lo conservan, y no se ofrece a las demás.`
                : undefined
            }
            options={ESTADOS}
            value={valores.estado}
            onChange={(estado) => edit({ estado })}
          />
        ) : null}
      </form>
    </Modal>
  );
}
