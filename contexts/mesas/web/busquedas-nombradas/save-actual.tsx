import { errorMessage, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { Notice } from '@marco/web-kit/notice';
import { type FormEvent, useState } from 'react';
import { LIMITES_BUSQUEDA_NOMBRADA } from '../../contract/terms.ts';
import { buildNombre } from '../../rules/busquedas-nombradas/busqueda-nombrada.ts';
import styles from './busquedas-guardadas.module.css';
import { findErrorNombrada } from './error-nombrada.ts';
import { useNombradas } from './use-nombradas.ts';

/** Keeps the search on show with a name; says so when it is kept already or when none is on show. */
export function SaveActual({ actual }: { readonly actual: string | null }) {
  const { query } = useNombradas();
  const busquedas = query.data?.busquedas;
  if (!busquedas) return null;
  if (actual === null)
    return <Notice>Para guardar una búsqueda, haga primero una consulta y vuelva aquí.</Notice>;
  const known = busquedas.find(({ consulta }) => consulta === actual);
  if (known)
    return (
      <Notice tone="ok" role="status">
        La búsqueda en pantalla está guardada como «{known.nombre}».
      </Notice>
    );
  if (busquedas.length >= LIMITES_BUSQUEDA_NOMBRADA.cantidad)
    return (
      <Notice tone="warn">
        Tiene {LIMITES_BUSQUEDA_NOMBRADA.cantidad} búsquedas guardadas, que es el máximo. Elimine una para
        guardar otra.
      </Notice>
    );
  return <FormularioGuardar key={actual} actual={actual} />;
}

function FormularioGuardar({ actual }: { readonly actual: string }) {
  const { create } = useNombradas();
  const keyOf = useIdempotencyKey();
  const [nombre, setNombre] = useState(() =>
    buildNombre(new URLSearchParams(actual)).slice(0, LIMITES_BUSQUEDA_NOMBRADA.nombre),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const error = findErrorNombrada(nombre) ?? failure;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (findErrorNombrada(nombre) || isSaving) return;
    setSaving(true);
    const body = { nombre: nombre.trim(), consulta: actual };
    try {
      await create(body, keyOf(body));
    } catch (cause) {
      setFailure(errorMessage(cause));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form className={styles['save']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label="Guardar la búsqueda en pantalla"
        placeholder="Nombre de la búsqueda"
        autoComplete="off"
        value={nombre}
        onChange={(value) => {
          setNombre(value);
          setFailure(null);
        }}
        errors={error ? [error] : []}
        submitted={isSubmitted}
      />
      <Button type="submit" busy={isSaving && 'Guardando'}>
        Guardar
      </Button>
    </form>
  );
}
