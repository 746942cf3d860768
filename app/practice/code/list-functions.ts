import { javascriptLanguage } from "@codemirror/lang-javascript";

type Node = ReturnType<typeof javascriptLanguage.parser.parse>["topNode"];

/** A function or method of a script. */
interface ListedFunction {
  /** Its name, without what it belongs to. */
  name: string;
  /** As the page calls it. */
  label: string;
  /** How a script that follows gets it. */
  expression: string;
  isExported: boolean;
}

export function hasSyntaxError(script: string): boolean {
  let isFound = false;
  javascriptLanguage.parser.parse(script).iterate({
    enter: ({ type }) => {
      isFound ||= type.isError;
    },
  });
  return isFound;
}

/** The functions and methods that a script defines at its top, and the variables it declares there. */
export function listFunctions(script: string) {
  const read = ({ from, to }: Node) => script.slice(from, to);
  const statements = listChildren(javascriptLanguage.parser.parse(script).topNode);
  return {
    functions: statements.flatMap((statement) =>
      listValues(statement).flatMap(([target, value]) =>
        describeValue(read(target).replaceAll(/\s/g, ""), value, read),
      ),
    ),
    variables: statements
      .filter(({ name }) => name !== "ClassDeclaration")
      .flatMap((statement) => statement.getChildren("VariableDefinition").map(read)),
  };
}

/** What a statement gives names to, each with its name. */
function listValues(statement: Node): [Node, Node][] {
  if (statement.name === "ExpressionStatement") {
    const { firstChild, lastChild } = statement.getChild("AssignmentExpression") ?? {};
    return firstChild && lastChild ? [[firstChild, lastChild]] : [];
  }
  return statement.getChildren("VariableDefinition").flatMap((definition): [Node, Node][] => {
    const value =
      statement.name === "VariableDeclaration" ? definition.nextSibling?.nextSibling : statement;
    return value ? [[definition, value]] : [];
  });
}

/** The functions that a value is or has, by what it is assigned to. */
function describeValue(
  target: string,
  value: Node,
  read: (node: Node) => string,
): ListedFunction[] {
  const isExported = /^(module\.)?exports\b/.test(target);
  const describeMethod = (owner: string, expression: string, name: string) => ({
    name,
    label: isExported ? `method ${name}` : `method ${owner}.${name}`,
    expression: `${expression}.${name}`,
    isExported,
  });
  const [owner = target, method] = target.split(".prototype.");
  const name = target.split(".").at(-1) ?? target;
  switch (value.name) {
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunction": {
      if (method) return [describeMethod(owner, `new ${owner}()`, method)];
      const isNamed = !["exports.default", "module.exports"].includes(target);
      return [{ name, label: isNamed ? name : "default export", expression: target, isExported }];
    }
    case "VariableName":
      return isExported ? [{ name, label: read(value), expression: target, isExported }] : [];
    case "ClassDeclaration":
    case "ClassExpression":
      return listMembers(value.getChild("ClassBody"), isFunction)
        .map(({ member, definition }) =>
          describeMethod(
            owner,
            member.getChild("static") ? target : `new ${target}()`,
            read(definition),
          ),
        )
        .filter((each) => each.name !== "constructor");
    case "ObjectExpression":
      return listMembers(value, (member) => isExported || isFunction(member)).map(
        ({ definition }) => describeMethod(owner, target, read(definition)),
      );
    default:
      return [];
  }
}

function listMembers(body: Node | null, isListed: (member: Node) => boolean) {
  return (body ? listChildren(body) : []).filter(isListed).flatMap((member) => {
    const definition = member.getChild("PropertyDefinition");
    return definition ? [{ member, definition }] : [];
  });
}

function isFunction(member: Node): boolean {
  if (member.getChild("get") || member.getChild("set")) return false;
  return ["ParamList", "ArrowFunction", "FunctionExpression"].some((kind) => member.getChild(kind));
}

function listChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
