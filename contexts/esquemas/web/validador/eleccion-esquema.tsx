import { Combobox } from '@marco/web-kit/combobox';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Select } from '@marco/web-kit/select';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { EleccionArchivo } from './eleccion-archivo.tsx';
import type { EsquemaElegido } from './use-esquema-elegido.ts';

const MODOS = [
  { value: 'elemento', label: 'Un elemento del registro' },
  { value: 'propio', label: 'Un esquema mío' },
] as const;

/** Choice of what messages are validated against. */
export function EleccionEsquema({ esquema }: { readonly esquema: EsquemaElegido }) {
  const { modo, setModo, archivo, setArchivo, elemento, version, choose } = esquema;
  return (
    <FormGrid>
      <FormCell span={12}>
        <RadioGroup label="Validar contra" options={MODOS} value={modo} onChange={setModo} />
      </FormCell>
      {modo === 'elemento' ? (
        <>
          <FormCell span={8}>
            <Combobox
              label="Elemento"
              placeholder="Nombre o identificador"
              minChars={2}
              maxItems={8}
              value={elemento ? { id: elemento.identificador, label: elemento.nombre } : null}
              onSelectionChange={(item) => choose(item ? String(item.id) : '')}
              load={async (texto, signal) =>
                (await esquema.find(texto, signal)).map(({ identificador, nombre }) => ({
                  id: identificador,
                  label: nombre,
                  description: identificador,
                }))
              }
              emptyText="No hay elementos en vigor con ese nombre."
            />
          </FormCell>
          <FormCell span={4}>
            <Select
              label="Versión"
              {...(elemento ? {} : { placeholder: 'Elija un elemento', hint: 'Primero elija el elemento.' })}
              options={(elemento?.versiones ?? []).map((una) => ({ value: una, label: una }))}
              value={version}
              disabled={elemento === null}
              onChange={(una) => choose(elemento?.identificador ?? '', una)}
            />
          </FormCell>
          {esquema.isPerdido ? (
            <FormCell span={12}>
              <Notice tone="warn" role="status">
                El elemento de la dirección no está en el registro. Elija otro.
              </Notice>
            </FormCell>
          ) : null}
        </>
      ) : (
        <FormCell span={12}>
          <EleccionArchivo
            label="Esquema"
            help="XSD, ZIP con un XSD y los archivos que incluye, o JSON Schema. Máximo 5 MB."
            accept=".xsd,.xml,.zip,.json"
            maximo={LIMITES_VALIDADOR.bytesEsquema}
            archivos={archivo ? [archivo] : []}
            onChange={([uno]) => setArchivo(uno ?? null)}
          />
        </FormCell>
      )}
    </FormGrid>
  );
}
