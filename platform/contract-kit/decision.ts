/**
 * What a `can-*` rule answers: whether somebody may do something now and, when not, why and who can change it.
 * The server refuses with it and the control that is not available explains itself with it.
 */
export interface Decision {
  readonly allowed: boolean;
  /** Spanish sentences: the rule that blocks and the present value it looked at. */
  readonly reasons: readonly string[];
  /** Who can change what blocks, such as 'Administrador MinTIC'. */
  readonly unblockers: readonly string[];
}
