/** Where an answer is told again in sixty words; none yet. */
export function retellUrl(): string | null {
  return null;
}
