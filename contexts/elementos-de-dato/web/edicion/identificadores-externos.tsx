import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { SaveTries } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useState } from 'react';
import type { ElementoPrivado, Identificador, updateIdentificadores } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { toElementoKey } from '../use-elemento.ts';
import { CampoTexto } from './campos.tsx';
import { FilasEditables } from './filas-editables.tsx';

const REQUERIDO = 'Este campo es requerido';

/** What other systems know the element by: of the element in all its versions, so they are saved apart. */
export function IdentificadoresExternos({ elemento }: { readonly elemento: ElementoPrivado }) {
  const { elementoId, versionId } = elemento;
  const [filas, setFilas] = useState<readonly Identificador[]>(elemento.identificadores);
  const [tries, setTries] = useState(0);
  const { send, isSaving } = useSavedChange<{ identificadores: Identificador[] }>({
    show: (queries, { identificadores }) =>
      queries.setQueryData<ElementoPrivado>(toElementoKey(versionId), (before) =>
        before ? { ...before, identificadores } : before,
      ),
    refresh: ['elementos', 'listar'],
  });
  const errorOf = (text: string) => (text.trim() === '' ? REQUERIDO : undefined);

  async function save(): Promise<void> {
    setTries(tries + 1);
    if (filas.some(({ sistema, valor }) => sistema.trim() === '' || valor.trim() === '')) return;
    const body = { elementoId: elementoId as never, identificadores: [...filas] };
    await send(
      (api, options) =>
        api.call<typeof updateIdentificadores>(
          { method: 'PUT', path: '/elemento-dato/identificadores' },
          { body },
          options,
        ),
      'Se guardaron los identificadores.',
    );
  }

  return (
    <Card title="Identificadores en otros sistemas">
      <SaveTries value={tries}>
        <FilasEditables
          cosa="identificador"
          filas={filas}
          onChange={setFilas}
          createFila={() => ({ sistema: '', valor: '' })}
          maximo={LIMITES_ELEMENTO.identificadores}
          vacio="Aún no tiene identificadores de otros sistemas."
        >
          {(fila, edit) => (
            <FormGrid>
              <FormCell span={6}>
                <CampoTexto
                  label="Sistema"
                  required
                  maxLength={LIMITES_ELEMENTO.sistema}
                  value={fila.sistema}
                  onChange={(sistema) => edit({ sistema })}
                  error={errorOf(fila.sistema)}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Identificador"
                  required
                  maxLength={LIMITES_ELEMENTO.valorIdentificador}
                  value={fila.valor}
                  onChange={(valor) => edit({ valor })}
                  error={errorOf(fila.valor)}
                />
              </FormCell>
            </FormGrid>
          )}
        </FilasEditables>
      </SaveTries>
      <FormActions>
        <Button variant="secondary" busy={isSaving && 'Guardando'} onClick={() => void save()}>
          Guardar identificadores
        </Button>
      </FormActions>
    </Card>
  );
}
