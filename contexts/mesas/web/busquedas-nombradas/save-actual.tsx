import { errorMessage, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { Notice } from '@marco/web-kit/notice';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
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
  const form = useRuledForm({
    initial: {
      nombre: buildNombre(new URLSearchParams(actual)).slice(0, LIMITES_BUSQUEDA_NOMBRADA.nombre),
    },
    findErrors: ({ nombre }) => ({ nombre: findErrorNombrada(nombre) }),
    readRefusal: (error) => ({ nombre: errorMessage(error) }),
    tellsAtFields: true,
    isLeftFreely: true,
    onSend: async ({ nombre }) => {
      const body = { nombre: nombre.trim(), consulta: actual };
      await create(body, keyOf(body));
    },
  });

  return (
    <form className={styles['save']} onSubmit={form.onSubmit} noValidate>
      <TextInput
        label="Guardar la búsqueda en pantalla"
        placeholder="Nombre de la búsqueda"
        autoComplete="off"
        {...bindField(form, 'nombre')}
      />
      <Button type="submit" busy={form.isSending && 'Guardando'}>
        Guardar
      </Button>
    </form>
  );
}
