import ts from 'typescript';

/** The arguments of a function's parameters at its call. */
type Scope = ReadonlyMap<ts.Symbol, Bound>;

interface Bound {
  node: ts.Expression;
  scope: Scope;
}

const none: Scope = new Map();

/** Returns every combination of the parts. */
const joined = (parts: string[][]): string[] =>
  parts.reduce((texts, part) => texts.flatMap((text) => part.map((next) => text + next)), ['']);

/** The reason why a text is only known at run time. */
export class UnknownText extends Error {}

/** Evaluates the possible texts of an expression, as far as they consist of constants and small functions. */
export class ConstantText {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** Returns SQL of the JSON of a resource class by its name. */
    private readonly described: (type: string) => string | undefined,
  ) {}

  /** Returns every text that the expression can have. Throws UnknownText if it depends on values. */
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
      // The number of a parameter relative to another one.
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

  /** Returns the result of a function of one expression, or the joined elements of a list. */
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

  /** Returns the JSON object of a row by its columns. */
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

  /** Returns the fields of an object literal, or of one that a function of one expression returns. */
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

  /** Returns a function of one expression, by name or inline. */
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
