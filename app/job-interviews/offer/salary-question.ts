/** The question of the bank that rehearses the talk about pay. */
export const SALARY_QUESTION = "salary-expectations";
