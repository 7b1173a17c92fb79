import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { type CargaArchivos, CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { Notice } from '@marco/web-kit/notice';
import { useEffect } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { MAXIMO_DOCUMENTOS_CAPA } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

const REGLAS = { multiple: true, maximo: MAXIMO_DOCUMENTOS_CAPA, extensiones: EXTENSIONES_DOCUMENTO };

/** The documents of the form while they are uploaded; the form knows their ids. */
export function useDocumentos(form: UseFormReturn<ValoresCapa>, guardados: number): CargaArchivos {
  const carga = useCargaArchivos({ nameCtrl: 'archivos', carpeta: 'capas', reglas: REGLAS, guardados });
  const ids = carga.listos.join(' ');
  const { setValue, getValues } = form;
  useEffect(() => {
    if (getValues('archivos') === ids) return;
    setValue('archivos', ids, { shouldDirty: true, shouldValidate: true });
  }, [ids, setValue, getValues]);
  return carga;
}

interface SeccionDocumentosProps {
  readonly form: UseFormReturn<ValoresCapa>;
  readonly carga: CargaArchivos;
  /** What they are for. */
  readonly ayuda: string;
}

/** Documents a version rests on. */
export function SeccionDocumentos({ form, carga, ayuda }: SeccionDocumentosProps) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const mensaje = errors.archivos?.message;
  return (
    <Card title={NOMBRES_CAMPOS.archivos}>
      <p>{ayuda}</p>
      {isSubmitted && mensaje ? (
        <Notice tone="err" role="alert">
          {mensaje}
        </Notice>
      ) : null}
      <CargaArchivosField carga={carga} reglas={REGLAS} label="Documentos de la versión" />
    </Card>
  );
}
