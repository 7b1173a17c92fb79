import { refuseWith } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Checkbox } from '@marco/web-kit/checkbox';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Outcome, OutcomeList } from '@marco/web-kit/outcome-list';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  computeImportacionParametrosEndpoint,
  DiferenciaParametro,
  ImportacionParametros,
  submitImportacionParametrosEndpoint,
} from '../../contract/index.ts';
import type { SuerteImportacion } from '../../contract/terms.ts';

interface ImportacionDialogProps {
  /** The text of the file. */
  readonly archivo: string;
  readonly onClose: () => void;
}

const SUERTES: Readonly<Record<SuerteImportacion, string>> = {
  guarda: 'Se guardará',
  propone: 'Se propondrá a otra persona',
  omite: 'No se importa',
  impide: 'Impide la importación',
};

/** What a file of parameters would change, before anything does; then all of it or nothing. */
export function ImportacionDialog({ archivo, onClose }: ImportacionDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const previa = useQuery({
    queryKey: ['parametros', 'importacion', archivo],
    queryFn: ({ signal }) =>
      api.call<typeof computeImportacionParametrosEndpoint>(
        { method: 'POST', path: '/parametrizador/importacion/vistaPrevia' },
        { body: { archivo } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The differences somebody reads stay those they confirm.
    refetchOnWindowFocus: false,
  });
  const form = useRuledForm<{ llaveComparada: boolean }>({
    initial: { llaveComparada: false },
    names: { llaveComparada: 'Llave' },
    findErrors: ({ llaveComparada }) => ({
      llaveComparada:
        previa.data?.esPropia === false && !llaveComparada
          ? 'Compare la llave con quien le envió el archivo y márquelo.'
          : undefined,
    }),
    onSend: async ({ llaveComparada }) => {
      if (!previa.data) return;
      const hecho = await api.call<typeof submitImportacionParametrosEndpoint>(
        { method: 'POST', path: '/parametrizador/importacion' },
        { body: { archivo, huella: previa.data.huella, llaveComparada } },
      );
      void queries.invalidateQueries({ queryKey: ['parametros'] });
      banner.success(presentHecho(hecho));
      onClose();
    },
  });
  const llave = bindField(form, 'llaveComparada');
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Importar parámetros"
      message="Esto cambiaría en esta instalación. Se guarda todo o nada."
      submitLabel="Importar"
      sendingLabel="Importando"
      blocked={findBloqueo(previa.data)}
    >
      <LoadBlock query={previa} subject="las diferencias">
        {(data) => (
          <>
            <FactSheet>
              <Fact name="Exportado en">{data.sitio}</Fact>
              <Fact name="Fecha">{formatMoment(data.generadoEn)}</Fact>
              <Fact name="Firma" wide>
                {data.esPropia
                  ? 'De esta misma instalación.'
                  : `De otra instalación, con la llave ${data.llave.replaceAll(/(.{4})(?=.)/g, '$1 ')}`}
              </Fact>
            </FactSheet>
            {data.esPropia ? null : (
              <Checkbox
                label="Comparé la llave con quien me envió el archivo"
                checked={llave.value}
                onChange={llave.onChange}
                errors={llave.errors}
                submitted={llave.submitted}
              />
            )}
            <p role="status">{presentCuenta(data)}</p>
            {data.diferencias.length > 0 ? (
              <OutcomeList label="Qué cambiaría">
                {data.diferencias.map((diferencia) => (
                  <Outcome
                    key={diferencia.clave}
                    isGood={diferencia.suerte === 'guarda' || diferencia.suerte === 'propone'}
                    mark={SUERTES[diferencia.suerte]}
                    name={diferencia.nombre}
                  >
                    <Diferencia {...diferencia} />
                  </Outcome>
                ))}
              </OutcomeList>
            ) : null}
          </>
        )}
      </LoadBlock>
    </FormModal>
  );
}

function Diferencia({ antes, despues, unidad, suerte, razones }: DiferenciaParametro) {
  return (
    <>
      <p>
        <del>{presentDato(antes, unidad)}</del> <ins>{presentDato(despues, unidad)}</ins>
      </p>
      {suerte === 'guarda' ? null : <small>{[`${SUERTES[suerte]}.`, ...razones].join(' ')}</small>}
    </>
  );
}

/** A value of a file, whose rule may not be known here. */
function presentDato(valor: unknown, unidad: string): string {
  if (valor === null) return 'Ninguno';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  const texto = typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
  return unidad === '' ? texto : `${texto} ${unidad}`;
}

const CARGANDO = refuseWith('Espere a ver qué cambiaría.');

function findBloqueo(data: ImportacionParametros | undefined) {
  if (!data) return CARGANDO;
  return data.decision.allowed ? undefined : data.decision;
}

function presentCuenta({ diferencias, iguales, decision }: ImportacionParametros): string {
  const distintos = diferencias.length === 1 ? '1 valor difiere' : `${diferencias.length} valores difieren`;
  return [`${distintos} y ${iguales} son iguales.`, ...decision.reasons].join(' ');
}

function presentHecho({ guardados, propuestos }: { guardados: number; propuestos: number }): string {
  return [...presentGuardados(guardados), ...presentPropuestos(propuestos)].join(' ');
}

function presentGuardados(cuantos: number): readonly string[] {
  if (cuantos === 0) return [];
  return [cuantos === 1 ? 'Se guardó 1 valor. Ya rige.' : `Se guardaron ${cuantos} valores. Ya rigen.`];
}

function presentPropuestos(cuantos: number): readonly string[] {
  if (cuantos === 0) return [];
  return [
    cuantos === 1
      ? 'Se propuso 1 cambio, que rige cuando otra persona lo confirme.'
      : `Se propusieron ${cuantos} cambios, que rigen cuando otra persona los confirme.`,
  ];
}
