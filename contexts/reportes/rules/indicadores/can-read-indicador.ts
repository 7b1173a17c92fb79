/** What decides who reads an indicador that is not public: whose rol the caller acts in. */
export interface LectorDeIndicadores {
  /** Reads the records of every entidad: the ministry. */
  readonly readsAllEntities: boolean;
  /** Runs the platform: the AND. */
  readonly operatesPlatform: boolean;
}

/**
 * Whether somebody reads what is not public: indicators about the work of the ministry and of the platform are of those who do it
 * (domain reportes §1 rule 7).
 *
 * @param lector null for anybody without a session
 */
export function canReadInternos(lector: LectorDeIndicadores | null): boolean {
  return lector !== null && (lector.readsAllEntities || lector.operatesPlatform);
}

/** Whether somebody reads an indicador as far as its definition says: what tells the work of persons apart is of the ministry. */
export function canReadDefinicion(
  { soloMinisterio }: { readonly soloMinisterio?: true },
  lector: LectorDeIndicadores | null,
): boolean {
  return soloMinisterio !== true || lector?.readsAllEntities === true;
}

/**
 * Whether small groups are told together, because anybody may read the answer: of persons, and of entidades by what they answered of
 * themselves, which the ministry alone reads.
 */
export function hasGruposOcultos(
  { cuentaPersonas, cuentaRespuestas }: { readonly cuentaPersonas?: true; readonly cuentaRespuestas?: true },
  lector: LectorDeIndicadores | null,
): boolean {
  if (cuentaRespuestas === true) return lector?.readsAllEntities !== true;
  return cuentaPersonas === true && !canReadInternos(lector);
}
