import { FormGrid } from '@marco/web-kit/form-grid';
import type { ReactNode } from 'react';
import type { DocumentoSolicitud } from '../../contract/index.ts';
import type { CARPETAS_NIVEL_TRES } from '../../contract/terms.ts';
import { CampoDeRespuesta, type CampoPedido } from './campo-de-respuesta.tsx';
import { DocumentoDeParte } from './documento-de-parte.tsx';
import { NOMBRES_DE_RESPUESTA, type ParteConCampos } from './nombres-de-respuesta.ts';
import { ParteCard } from './parte-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

type ParteConDocumento = Extract<ParteConCampos, keyof typeof CARPETAS_NIVEL_TRES>;

interface CamposProps {
  readonly formulario: FormularioDeNivelTres;
  readonly parte: ParteConCampos;
  /** The part, or the row of it, as it is written. */
  readonly fila: object;
  /** Where the server finds it in what is sent: 'ans', 'servidores.0'. */
  readonly ruta: string;
  readonly campos: readonly CampoPedido[];
  readonly onChange: (fila: object) => void;
}

/** The fields of a part, or of a row of one. */
export function CamposDeFila({ formulario, parte, fila, ruta, campos, onChange }: CamposProps) {
  const nombres: Readonly<Record<string, string>> = NOMBRES_DE_RESPUESTA[parte];
  const valores = fila as Readonly<Record<string, unknown>>;
  return (
    <FormGrid>
      {campos.map((mostrado) => (
        <CampoDeRespuesta
          key={mostrado.campo}
          {...mostrado}
          etiqueta={nombres[mostrado.campo] ?? ''}
          valor={valores[mostrado.campo]}
          error={formulario.diligenciamiento.refused[`${ruta}.${mostrado.campo}`]}
          onChange={(valor) => onChange({ ...fila, [mostrado.campo]: valor })}
        />
      ))}
    </FormGrid>
  );
}

interface RespuestaCardProps {
  readonly formulario: FormularioDeNivelTres;
  readonly parte: Exclude<ParteConCampos, 'responsables' | 'servidores' | 'certificadosTls' | 'pruebas'>;
  readonly lugar: string;
  readonly titulo: string;
  readonly texto?: string;
  readonly campos: readonly CampoPedido[];
  /** Whether its document has to be there; absent where it has none. */
  readonly documento?: { readonly required: boolean; readonly hint?: string };
  /** Under its fields. */
  readonly children?: ReactNode;
}

/** A part of the form that is one answer: its fields and its document. */
export function RespuestaCard({
  formulario,
  parte,
  lugar,
  titulo,
  texto,
  campos,
  documento,
  children,
}: RespuestaCardProps) {
  const { guardada, diligenciamiento, cargas } = formulario;
  const { values: valores, change } = diligenciamiento;
  const fila: object = valores[parte];
  return (
    <ParteCard solicitud={guardada} lugar={lugar} titulo={titulo} {...(texto === undefined ? {} : { texto })}>
      <CamposDeFila
        formulario={formulario}
        parte={parte}
        fila={fila}
        ruta={parte}
        campos={campos}
        onChange={(next) => change({ [parte]: next } as Partial<ValoresNivelTres>)}
      />
      {children}
      {documento === undefined ? null : (
        <DocumentoDeParte
          {...documento}
          parte={parte as ParteConDocumento}
          clave={parte}
          label={(NOMBRES_DE_RESPUESTA[parte] as { readonly documento?: string }).documento ?? ''}
          documento={(fila as { readonly documento: DocumentoSolicitud | null }).documento}
          onCarga={cargas.report}
          onChange={(next) =>
            change({
              [parte]: { ...diligenciamiento.read().values[parte], documento: next },
            } as Partial<ValoresNivelTres>)
          }
        />
      )}
    </ParteCard>
  );
}
