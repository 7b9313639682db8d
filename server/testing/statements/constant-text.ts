import ts from 'typescript';

/** What the parameters of a function stand for where it was called. */
type Scope = ReadonlyMap<ts.Symbol, Bound>;

interface Bound {
  node: ts.Expression;
  scope: Scope;
}

const none: Scope = new Map();

/** Every way in which the parts can be put together. */
const joined = (parts: string[][]): string[] =>
  parts.reduce((texts, part) => texts.flatMap((text) => part.map((next) => text + next)), ['']);

/** Why a text is not known before the server runs. */
export class UnknownText extends Error {}

/** The texts that an expression can have, as far as constants and small functions make them up. */
export class ConstantText {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** SQL of the JSON of what a class describes, by the name of the class. */
    private readonly described: (type: string) => string | undefined,
  ) {}

  /** Every text that the expression can have; throws UnknownText where values decide. */
  of(node: ts.Expression, scope: Scope = none): string[] {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      return joined([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          this.of(expression, scope),
          [literal.text],
        ]),
      ]);
    }
    if (ts.isConditionalExpression(node)) {
      return [...new Set([...this.of(node.whenTrue, scope), ...this.of(node.whenFalse, scope)])];
    }
    if (ts.isBinaryExpression(node)) return this.ofOperation(node, scope);
    if (ts.isCallExpression(node)) return this.ofCall(node, scope);
    if (ts.isElementAccessExpression(node)) {
      const fields = this.fields(node.expression, scope);
      return [...fields.values.values()].flatMap((value) => this.of(value, fields.scope));
    }
    if (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) return this.ofName(node, scope);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.of(node.expression, scope);
    }
    throw new UnknownText(node.getText());
  }

  private ofOperation(node: ts.BinaryExpression, scope: Scope): string[] {
    const [left, right] = [this.of(node.left, scope), this.of(node.right, scope)];
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.AsteriskToken) return [String(Number(left[0]) * Number(right[0]))];
    if (operator === ts.SyntaxKind.PlusToken) {
      // The number of a parameter that is counted on from another.
      const areNumbers = [...left, ...right].every((text) => /^\d+$/.test(text));
      return areNumbers ? [String(Number(left[0]) + Number(right[0]))] : joined([left, right]);
    }
    throw new UnknownText(node.getText());
  }

  private ofName(node: ts.Identifier | ts.PropertyAccessExpression, scope: Scope): string[] {
    const symbol = this.symbolOf(node);
    const bound = symbol && scope.get(symbol);
    if (bound) return this.of(bound.node, bound.scope);
    const value = symbol && this.valueOf(symbol);
    if (!value) throw new UnknownText(node.getText());
    return this.of(value, scope);
  }

  /** What a function of one expression gives, or the elements of a list side by side. */
  private ofCall(node: ts.CallExpression, scope: Scope): string[] {
    const { expression: callee, arguments: given } = node;
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'join') {
      const between = given[0] ? this.of(given[0], scope) : [','];
      const elements = this.elements(callee.expression, scope).map((element) =>
        this.of(element.node, element.scope),
      );
      return joined(elements.flatMap((element, place) => (place === 0 ? [element] : [between, element])));
    }
    const [, type] = /^jsonOf\(descriptionOf\((\w+)\)\)$/.exec(node.getText()) ?? [];
    const json = type && this.described(type);
    if (json) return [json];
    if (callee.getText() === 'rowJson') return this.ofRow(this.fields(given[0]!, scope));
    const made = this.functionOf(callee);
    if (!made) throw new UnknownText(node.getText());
    return this.of(
      made.body,
      this.bind(
        made.parameters,
        given.map((argument) => ({ node: argument, scope })),
        scope,
      ),
    );
  }

  /** What a row says as a JSON object, by its columns. */
  private ofRow({ values, scope }: { values: Map<string, ts.Expression>; scope: Scope }): string[] {
    const pairs = [...values].flatMap(([name, value], place) => [
      [`${place === 0 ? '' : ', '}'${name}', `],
      this.of(value, scope),
    ]);
    return joined([['json_build_object('], ...pairs, [')']]);
  }

  private bind(parameters: readonly ts.ParameterDeclaration[], given: Bound[], scope: Scope): Scope {
    const bound = new Map(scope);
    const set = (name: ts.Node, value: Bound): void => {
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol) bound.set(symbol, value);
    };
    for (const [place, { name, initializer }] of parameters.entries()) {
      const value = given[place] ?? (initializer && { node: initializer, scope });
      if (!value) continue;
      if (ts.isIdentifier(name)) set(name, value);
      else if (ts.isObjectBindingPattern(name)) {
        const fields = this.fields(value.node, value.scope);
        for (const { name: field } of name.elements) {
          const node = fields.values.get(field.getText());
          if (node) set(field, { node, scope: fields.scope });
        }
      }
    }
    return bound;
  }

  /** The fields of an object that stands in the source, or that a function of one expression gives. */
  private fields(node: ts.Expression, scope: Scope): { values: Map<string, ts.Expression>; scope: Scope } {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.fields(node.expression, scope);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const pairs = node.properties.flatMap((property): [string, ts.Expression][] =>
        ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer]] : [],
      );
      return { values: new Map(pairs), scope };
    }
    const made = ts.isCallExpression(node) ? this.functionOf(node.expression) : undefined;
    if (made) {
      const given = (node as ts.CallExpression).arguments.map((argument) => ({ node: argument, scope }));
      return this.fields(made.body, this.bind(made.parameters, given, scope));
    }
    const symbol = ts.isIdentifier(node) ? this.symbolOf(node) : undefined;
    const bound = symbol && scope.get(symbol);
    if (bound) return this.fields(bound.node, bound.scope);
    const value = symbol && this.valueOf(symbol);
    if (!value) throw new UnknownText(node.getText());
    return this.fields(value, scope);
  }

  private elements(node: ts.Expression, scope: Scope): Bound[] {
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => ({ node: element, scope }));
    if (ts.isAsExpression(node)) return this.elements(node.expression, scope);
    if (ts.isIdentifier(node)) {
      const symbol = this.symbolOf(node);
      const value = symbol && this.valueOf(symbol);
      if (value) return this.elements(value, scope);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const made = node.expression.name.text === 'map' ? this.functionOf(node.arguments[0]!) : undefined;
      if (made) {
        return this.elements(node.expression.expression, scope).map((element) => ({
          node: made.body,
          scope: this.bind(made.parameters, [element], scope),
        }));
      }
    }
    throw new UnknownText(node.getText());
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private valueOf({ valueDeclaration: declared }: ts.Symbol): ts.Expression | undefined {
    if (!declared) return undefined;
    if (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) return declared.initializer;
    return undefined;
  }

  /** A function that gives one expression, by name or written in place. */
  private functionOf(
    callee: ts.Expression,
  ): { parameters: readonly ts.ParameterDeclaration[]; body: ts.Expression } | undefined {
    const symbol = this.symbolOf(callee);
    const declared = symbol ? (this.valueOf(symbol) ?? symbol.valueDeclaration) : callee;
    if (!declared) return undefined;
    if (!ts.isArrowFunction(declared) && !ts.isFunctionDeclaration(declared)) return undefined;
    const { body, parameters } = declared;
    if (!body) return undefined;
    if (!ts.isBlock(body)) return { parameters, body };
    const only = body.statements.length === 1 ? body.statements[0]! : undefined;
    return only && ts.isReturnStatement(only) && only.expression
      ? { parameters, body: only.expression }
      : undefined;
  }
}
